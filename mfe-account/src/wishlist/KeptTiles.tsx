import { useState, type ReactNode } from 'react';
import { useCartService, usePrefetch, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile } from 'shared-ui/product-tile';
import { useQuery } from 'urql';
import { WishlistProductsDocument, type WishlistProductsQuery } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './wishlist.css.ts';

type Product = WishlistProductsQuery['msProducts']['items'][number];

/** Products at a time; more with a button. */
const STEP = 24;

const KeptTile = ({ product, onRemoved }: { readonly product: Product; readonly onRemoved: () => void }): ReactNode => {
  const cart = useCartService();
  const { onWish, ...marks } = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  const buy = () => cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) });
  const remove = (): void => {
    void onWish();
    onRemoved();
  };
  return <ProductTile product={product} heading="h2" onBuy={buy} onIntent={prefetch} onWish={remove} {...marks} />;
};

interface KeptTilesProps {
  /** Newest first. */
  readonly ids: readonly number[];
  /** Those of `ids` that are still on the list. */
  readonly kept: ReadonlySet<number>;
  readonly onRemoved: () => void;
}

/** The tiles of the list; what this store does not sell (any more) is counted below them. */
export const KeptTiles = ({ ids, kept, onRemoved }: KeptTilesProps): ReactNode => {
  const t = useTexts(texts);
  const [count, setCount] = useState(STEP);
  const shown = ids.slice(0, count);
  const [{ data }, ask] = useQuery({ query: WishlistProductsDocument, variables: { ids: shown } });
  if (!data) return <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  const products = new Map(data.msProducts.items.map((product) => [product.id, product]));
  const still = shown.filter((id) => kept.has(id));
  const missing = still.filter((id) => !products.has(id)).length;
  return (
    <>
      <ul className={css.tiles}>
        {still.map((id) => {
          const product = products.get(id);
          return (
            product && (
              <li key={id} className={css.item}>
                <KeptTile product={product} onRemoved={onRemoved} />
              </li>
            )
          );
        })}
      </ul>
      {missing > 0 && <p className={css.missing}>{t('wishlist.missing', { count: missing })}</p>}
      {ids.length > count && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => setCount(count + STEP)}>
            {t('wishlist.more')}
          </Button>
        </p>
      )}
    </>
  );
};
