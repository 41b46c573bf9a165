import { useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { X } from 'shared-ui/icons';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { layerTexts } from '../layer-texts/index.ts';
import { SearchForm } from './SearchForm.tsx';
import * as css from './search.css.ts';

/** S-07: the search bar that the desktop icon opens over the header; closes on Esc, outside and after a search. */
const SearchOverlay = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const t = useTexts(layerTexts);
  const bar = useRef<HTMLDivElement>(null);
  // Before the field takes the focus.
  const [opener] = useState(() => document.activeElement);
  const closeAndReturn = useCallback(() => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  }, [onClose, opener]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeAndReturn();
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
  }, [onClose, closeAndReturn]);
  return (
    <div ref={bar} className={css.overlay}>
      <div className={css.overlayRow}>
        <SearchForm autoFocus className={css.inRow} />
        <IconButton icon={X} label={t('search.close')} onClick={closeAndReturn} />
      </div>
    </div>
  );
};

export default SearchOverlay;
