import { memo, type ReactNode } from 'react';
import { usePrefetch } from 'shared-contracts';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile, type ProductTileData } from 'shared-ui/product-tile';
import { Shelf } from 'shared-ui/shelf';
import { useBuy } from '../../buying/use-buy.ts';

interface RelatedShelfProps {
  readonly title: string;
  readonly products: readonly ProductTileData[];
}

/** P-16: related products as a row of tiles. */
export const RelatedShelf = ({ title, products }: RelatedShelfProps): ReactNode =>
  products.length === 0 ? null : (
    <Shelf title={title}>
      {products.map((product) => (
        <Tile key={product.id} product={product} />
      ))}
    </Shelf>
  );

const Tile = memo(function Tile({ product: read }: { readonly product: ProductTileData }): ReactNode {
  const product = useLive(read);
  const buy = useBuy(product);
  const marks = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  return <ProductTile product={product} onBuy={buy} onIntent={prefetch} {...marks} />;
});
