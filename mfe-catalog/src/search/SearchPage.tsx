import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { SearchListingDocument } from '../graphql/generated.ts';
import { countFilters } from '../listing/address/filters.ts';
import { readSearchAddress } from '../listing/address/read-address.ts';
import { ListingHead } from '../listing/ListingHead.tsx';
import { ListingView } from '../listing/ListingView.tsx';
import { texts } from './texts.ts';
import { AskedPages } from './AskedPages.tsx';
import { NoResults, NoQuery } from './NoResults.tsx';
import { ResultCategories } from './ResultCategories.tsx';
import { StatedPrice } from './StatedPrice.tsx';
import { searchVariables } from './search-variables.ts';
import type { SearchAddress } from '../listing/address/listing-address.ts';
import * as css from './search.css.ts';

export { prefetch } from './prefetch.ts';
export { texts } from './texts.ts';

/** search results with the same facets, order and pages as a category. */
export default function SearchPage(): ReactNode {
  const { pathname, search } = useLocation();
  const address = useMemo(() => readSearchAddress({ pathname, search }), [pathname, search]);
  return (
    <PageContainer>{address.place.query === '' ? <NoQuery /> : <Results key={address.place.query} address={address} />}</PageContainer>
  );
}

const Results = ({ address }: { readonly address: SearchAddress }): ReactNode => {
  const t = useTexts(texts);
  const { query } = address.place;
  const variables = useMemo(() => searchVariables(address), [address]);
  const [{ data }, reload] = useQuery({ query: SearchListingDocument, variables });
  if (!data) {
    return (
      <>
        <ListingHead crumbs={[]} title={t('results', { query })} />
        <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
      </>
    );
  }
  const result = data.productsForSearch;
  const narrowed = countFilters(address.filters) > 0 || address.place.categoryId !== null;
  const isEmpty = result.total_count === 0 && !narrowed;
  if (isEmpty && result.pages.length === 0) return <NoResults query={query} />;
  return (
    <>
      <ListingHead crumbs={[]} title={t('results', { query })} {...(!isEmpty && { count: result.total_count })} />
      <AskedPages pages={result.pages} />
      {isEmpty && <p className={css.corrected}>{t('noneButPages', { query })}</p>}
      {result.corrected_query && <p className={css.corrected}>{t('corrected', { corrected: result.corrected_query, query })}</p>}
      {result.stated_price && <StatedPrice price={result.stated_price} />}
      {!isEmpty && (
        <>
          <ResultCategories address={address} categories={result.categories} />
          <ListingView name={t('listName')} address={address} result={result} />
        </>
      )}
    </>
  );
};
