import type { ReactNode } from 'react';
import { useCartService, usePrefetch } from 'shared-contracts';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile } from 'shared-ui/product-tile';
import type { WishlistProductsQuery } from '../graphql/generated.ts';

export type KeptProduct = WishlistProductsQuery['msProducts']['items'][number];

interface KeptTileProps {
  readonly product: KeptProduct;
  /** The product has been taken from the list; without it the heart is that of any tile. */
  readonly onRemoved?: () => void;
}

/** The tile of a product on a list. */
export const KeptTile = ({ product: read, onRemoved }: KeptTileProps): ReactNode => {
  const product = useLive(read);
  const cart = useCartService();
  const { onWish, ...marks } = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  const buy = () => cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) });
  const wish = (): void => {
    void onWish();
    onRemoved?.();
  };
  return <ProductTile product={product} heading="h2" onBuy={buy} onIntent={prefetch} onWish={wish} {...marks} />;
};
