import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { FilterChip } from 'shared-ui/chip';
import { Link } from 'shared-ui/link';
import { texts } from '../../texts.ts';
import type { ActiveFilter } from '../facets/facet-model.ts';
import { useListingLink } from '../navigation.ts';
import { useFilterLabel } from './use-filter-label.ts';
import * as css from '../listing.css.ts';

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly clearHref: string;
}

/** Chips of the chosen filters: each link takes one away, the last one all. */
export const ActiveFilters = ({ filters, clearHref }: ActiveFiltersProps): ReactNode => {
  const t = useTexts(texts);
  const labelOf = useFilterLabel();
  const onClick = useListingLink();
  if (filters.length === 0) return null;
  return (
    <nav className={css.chips} aria-label={t('listing.activeFilters')}>
      {filters.map((filter) => (
        <FilterChip key={filter.key} to={filter.href} rel="nofollow" onClick={onClick}>
          {labelOf(filter)}
        </FilterChip>
      ))}
      <Link className={css.clear} to={clearHref} preventScrollReset onClick={onClick}>
        {t('listing.clear')}
      </Link>
    </nav>
  );
};
