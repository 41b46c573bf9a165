import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ChipLink, ChipRow } from 'shared-ui/chip';
import type { SearchListingQuery } from '../graphql/generated.ts';
import { noFilters } from '../listing/address/filters.ts';
import { hrefOf } from '../listing/address/write-address.ts';
import { texts } from './texts.ts';
import type { SearchAddress } from '../listing/address/listing-address.ts';
import * as css from './search.css.ts';

const SHOWN = 12;

interface ResultCategoriesProps {
  readonly address: SearchAddress;
  readonly categories: SearchListingQuery['productsForSearch']['categories'];
}

/** narrows the results to a category; filters of another assortment make no sense there and are dropped. */
export const ResultCategories = ({ address, categories }: ResultCategoriesProps): ReactNode => {
  const t = useTexts(texts);
  const { place } = address;
  if (categories.length < 2 && place.categoryId === null) return null;
  const hrefIn = (categoryId: string | null): string => hrefOf(address, { place: { ...place, categoryId }, filters: noFilters });
  return (
    <nav className={css.categories} aria-label={t('categories')}>
      <ChipRow scroll>
        {place.categoryId !== null && <ChipLink to={hrefIn(null)}>{t('allCategories')}</ChipLink>}
        {categories.slice(0, SHOWN).map(({ category, count }) => (
          <ChipLink key={category.id} to={hrefIn(String(category.id))} selected={place.categoryId === String(category.id)}>
            {category.name} ({count})
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
};
