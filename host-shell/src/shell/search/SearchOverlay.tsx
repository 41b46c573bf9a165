import { useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { X } from 'shared-ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { layerTexts } from '../layer-texts/index.ts';
import { SearchForm } from './SearchForm.tsx';
import * as css from './search.css.ts';

/** S-07: the search bar that the desktop icon opens over the header; closes on Esc, outside and after a search. */
const SearchOverlay = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const t = useTexts(layerTexts);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onClose();
      if (opener instanceof HTMLElement) opener.focus();
    };
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [onClose]);
  return (
    <div ref={bar} className={css.overlay}>
      <div className={css.overlayRow}>
        <SearchForm autoFocus className={css.inRow} />
        <IconButton icon={X} label={t('search.close')} onClick={onClose} />
      </div>
    </div>
  );
};

export default SearchOverlay;
