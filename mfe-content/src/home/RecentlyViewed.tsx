import type { ReactNode } from 'react';
import { useRecentlyViewed, useTexts } from 'shared-contracts';
import { WhenNear } from 'shared-ui/deferred-hydration';
import { Shelf } from 'shared-ui/shelf';
import { useQuery } from 'urql';
import { HomeProductsDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { HomeTile } from './HomeTile.tsx';

/** M-06: the products that this browser has seen last. */
export const RecentlyViewed = (): ReactNode => {
  const skus = useRecentlyViewed();
  if (skus.length === 0) return null;
  return (
    <WhenNear room="row">
      <ViewedShelf skus={skus} />
    </WhenNear>
  );
};

const ViewedShelf = ({ skus }: { readonly skus: readonly string[] }): ReactNode => {
  const t = useTexts(texts);
  const [{ data }] = useQuery({ query: HomeProductsDocument, variables: { skus } });
  const products = data?.msProducts.items ?? [];
  return products.length === 0 ? null : (
    <Shelf title={t('home.viewed')}>
      {products.map((product) => (
        <HomeTile key={product.sku} product={product} />
      ))}
    </Shelf>
  );
};
