import { Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageProps, PageResolution } from 'shared-contracts';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { CategoryListingDocument } from '../graphql/generated.ts';
import { readCategoryAddress } from './address/read-address.ts';
import { CategoryTexts } from './category/CategoryTexts.tsx';
import { categoryVariables } from './category/category-variables.ts';
import { crumbsTo } from './category/crumbs.ts';
import { SubcategoryChips, SubcategoryTiles } from './category/Subcategories.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ListingView } from './ListingView.tsx';
import * as css from './listing.css.ts';

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
  const { pathname, search } = useLocation();
  const address = useMemo(() => readCategoryAddress({ pathname, search }), [pathname, search]);
  const variables = useMemo(() => categoryVariables(id, address), [id, address]);
  const [{ data }, reload] = useQuery({ query: CategoryListingDocument, variables });
  const category = data?.msCategories.items[0];
  if (!data || !category) {
    return (
      <PageContainer>
        <ListingHead crumbs={crumbsTo(resolution.breadcrumbs, '')} title={resolution.header_title ?? ''} />
        <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
      </PageContainer>
    );
  }
  const { children } = category;
  return (
    <PageContainer>
      <ListingHead
        crumbs={crumbsTo(category.breadcrumbs, category.url)}
        title={resolution.header_title || category.name}
        count={data.productsForCategory.total_count}
      />
      {resolution.intro_description && <CmsHtml html={resolution.intro_description} className={css.intro} />}
      {children.length > 0 && (asTiles ? <SubcategoryTiles items={children} /> : <SubcategoryChips items={children} />)}
      <ListingView address={address} result={data.productsForCategory} />
      <Suspense fallback={null}>
        <CategoryTexts description={resolution.description} category_description={resolution.category_description} faq={resolution.faq} />
      </Suspense>
    </PageContainer>
  );
};
