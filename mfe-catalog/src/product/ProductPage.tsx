import { useDeferredValue, type ReactNode } from 'react';
import type { PageProps } from 'shared-contracts';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { ProductPageDocument, type ProductPageQuery } from '../graphql/generated.ts';
import { crumbsTo } from '../listing/crumbs.ts';
import { ProductView } from './ProductView.tsx';

export { prefetch } from './prefetch.ts';
export { texts } from './texts.ts';

/** What a tile has shown stands while the product is being read. */
const BESIDE_PREVIEW = { suspense: false } as const;

/** one product. A change of variant opens the sibling's page; the layout stays, so nothing jumps. */
export default function ProductPage({ resolution, preview }: PageProps): ReactNode {
  const id = resolution?.id ?? 0;
  const [{ data, fetching }, reload] = useQuery({
    query: ProductPageDocument,
    variables: { ids: [id] },
    ...(preview !== undefined && { context: BESIDE_PREVIEW }),
  });
  // What the tile has shown is rendered in one go; the rest follows in pieces, even if it is there already.
  const read = useDeferredValue<ProductPageQuery | null | undefined>(data, preview === undefined ? undefined : null);
  const product = read?.msProducts.items.find((item) => item.id === id);
  const pending = fetching || read !== data;
  if (read && product) return <ProductView known={product} read={product} />;
  if (preview !== undefined && pending) return <ProductView known={preview} read={null} />;
  return (
    <PageContainer>
      <Breadcrumbs items={crumbsTo(resolution?.breadcrumbs ?? [], '')} />
      <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
    </PageContainer>
  );
}
