import { useMemo, type ReactNode } from 'react';
import type { PageProps, PageResolution } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { useQuery } from 'urql';
import { CategoryListingDocument } from '../graphql/generated.ts';
import { categoryVariables } from './category/category-variables.ts';
import { SubcategoryChips, SubcategoryTiles } from './category/Subcategories.tsx';
import { crumbsTo } from './crumbs.ts';
import { ListingScreen } from './ListingScreen.tsx';
import { useListingAddress } from './use-listing-address.ts';

export { prefetch } from './category/prefetch.ts';
export { texts } from '../texts.ts';

/** P-21: a category with its products, filters, order and pages. */
export default function ListingPage({ kind, resolution }: PageProps): ReactNode {
  if (resolution?.id == null) return <ErrorMessage />;
  return <Category key={resolution.id} id={resolution.id} asTiles={kind === 'category-tiles'} resolution={resolution} />;
}

interface CategoryProps {
  readonly id: number;
  readonly asTiles: boolean;
  readonly resolution: PageResolution;
}

const Category = ({ id, asTiles, resolution }: CategoryProps): ReactNode => {
  const address = useListingAddress();
  const variables = useMemo(() => categoryVariables(id, address), [id, address]);
  const [{ data }, reload] = useQuery({ query: CategoryListingDocument, variables });
  const category = data?.msCategories?.items[0];
  const children = category?.children ?? [];
  return (
    <ListingScreen
      address={address}
      crumbs={category ? crumbsTo(category.breadcrumbs, category.url) : crumbsTo(resolution.breadcrumbs, '')}
      title={resolution.header_title || (category?.name ?? '')}
      resolution={resolution}
      result={category && data?.productsForCategory}
      banners={category?.adserver_ids}
      onRetry={() => reload({ requestPolicy: 'network-only' })}
    >
      {children.length > 0 && (asTiles ? <SubcategoryTiles items={children} /> : <SubcategoryChips items={children} />)}
    </ListingScreen>
  );
};
