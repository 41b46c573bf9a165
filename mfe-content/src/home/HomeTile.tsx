import { memo, type ReactNode } from 'react';
import { useCartService, usePrefetch } from 'shared-contracts';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile } from 'shared-ui/product-tile';
import type { HomeProduct } from './home-product.ts';

/** A product of a shelf with its commands. */
export const HomeTile = memo(function HomeTile({ product: read }: { readonly product: HomeProduct }): ReactNode {
  const product = useLive(read);
  const cart = useCartService();
  const marks = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  const buy = () => cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) });
  return <ProductTile product={product} onBuy={buy} onIntent={prefetch} {...marks} />;
});
