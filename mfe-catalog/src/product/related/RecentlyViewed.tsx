import type { ReactNode } from 'react';
import { useRecentlyViewed, useTexts } from 'shared-contracts';
import { WhenNear } from 'shared-ui/deferred-hydration';
import { useQuery } from 'urql';
import { ViewedProductsDocument } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import { RelatedShelf } from './RelatedShelf.tsx';

/** M-06: notes the product as seen, and shows those that were seen before it. */
export const RecentlyViewed = ({ sku }: { readonly sku: string }): ReactNode => {
  const others = useRecentlyViewed(sku).filter((other) => other !== sku);
  if (others.length === 0) return null;
  return (
    <WhenNear room="row">
      <ViewedShelf skus={others} />
    </WhenNear>
  );
};

const ViewedShelf = ({ skus }: { readonly skus: readonly string[] }): ReactNode => {
  const t = useTexts(texts);
  const [{ data }] = useQuery({ query: ViewedProductsDocument, variables: { skus } });
  return <RelatedShelf title={t('viewed')} products={data?.msProducts.items ?? []} />;
};
