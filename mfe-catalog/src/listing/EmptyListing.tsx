import { SearchX } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { ChipLink } from 'shared-ui/chip';
import { EmptyState } from 'shared-ui/empty-state';
import { texts } from './on-demand/texts.ts';
import { noFilters } from './address/filters.ts';
import type { ListingAddress } from './address/listing-address.ts';
import { hrefOf } from './address/write-address.ts';
import type { ActiveFilter } from './facets/facet-model.ts';
import { useListingLink } from './navigation.ts';
import { useFilterLabel } from './toolbar/use-filter-label.ts';
import * as css from './listing.css.ts';

interface EmptyListingProps {
  readonly address: ListingAddress;
  readonly filters: readonly ActiveFilter[];
  readonly total: number;
}

/** No products: says why and offers the way out (loosen a filter, the first page, the home page). */
export default function EmptyListing({ address, filters, total }: EmptyListingProps): ReactNode {
  const t = useTexts(texts);
  const labelOf = useFilterLabel();
  const onClick = useListingLink();
  if (total > 0) {
    return (
      <Empty title={t('emptyPage')}>
        <ButtonLink to={hrefOf(address, { page: 1 })}>{t('firstPage')}</ButtonLink>
      </Empty>
    );
  }
  if (address.filters.size === 0) {
    return (
      <Empty title={t('emptyCategory')} text={t('emptyCategoryHint')}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty title={t('empty')} text={t('emptyHint')}>
      {filters.length > 0 && (
        <div className={css.loosen}>
          {filters.map((filter) => (
            <ChipLink key={filter.key} to={filter.href} rel="nofollow" onClick={onClick} preventScrollReset>
              {t('without', { name: labelOf(filter) })}
            </ChipLink>
          ))}
        </div>
      )}
      <ButtonLink to={hrefOf(address, { filters: noFilters })} onClick={onClick} variant="secondary">
        {t('clear')}
      </ButtonLink>
    </Empty>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

const Empty = ({ title, text, children }: EmptyProps): ReactNode => (
  <div className={css.emptyPanel}>
    <EmptyState icon={SearchX} title={title} {...(text !== undefined && { text })}>
      {children}
    </EmptyState>
  </div>
);
