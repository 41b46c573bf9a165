import { SlidersHorizontal } from 'shared-ui/icons';
import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ChipLink } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { texts } from '../../texts.ts';
import type { FacetView } from './facet-model.ts';
import * as css from '../listing.css.ts';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), FailedDialog);

export interface FilterSheetState {
  readonly facets: readonly FacetView[];
  /** Products that the chosen filters find. */
  readonly total: number;
  /** While that number is being counted. */
  readonly busy: boolean;
}

interface FilterSheetButtonProps extends FilterSheetState {
  readonly chosen: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Opens the filters on phones and tablets; without scripts a link that shows the panel in the page. */
export const FilterSheetButton = ({ chosen, open, onOpen, ...state }: FilterSheetButtonProps): ReactNode => {
  const t = useTexts(texts);
  const openSheet = (event: MouseEvent): void => {
    event.preventDefault();
    onOpen(true);
  };
  return (
    <div className={css.filterButton}>
      <ChipLink to="#filtry" onClick={openSheet} aria-haspopup="dialog" aria-expanded={open} role="button">
        <Icon of={SlidersHorizontal} size={18} /> {t('listing.filtersCount', { count: chosen })}
      </ChipLink>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet {...state} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
