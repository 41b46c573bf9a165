import type { ReactNode } from 'react';
import { useCartService, usePrefetch, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile, type ProductTileData } from 'shared-ui/product-tile';
import { Shelf } from 'shared-ui/shelf';
import { useQuery } from 'urql';
import { OrderAccessoriesDocument } from '../graphql/generated.ts';
import { accessoriesOf } from './accessories-of.ts';
import { orderTexts } from './texts.ts';

const Tile = ({ product: read }: { readonly product: ProductTileData }): ReactNode => {
  const product = useLive(read);
  const cart = useCartService();
  const marks = useMarks(product);
  const prefetch = usePrefetch(product.request_path, product);
  const buy = () => cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) });
  return <ProductTile product={product} heading="h3" onBuy={buy} onIntent={prefetch} {...marks} />;
};

/** J-314: accessories for what an order has brought. Nothing stands where there are none, or where they could not be read. */
export default function OwnedAccessories({ items }: Pick<Order, 'items'>): ReactNode {
  const t = useTexts(orderTexts);
  const ids = [...new Set(items.map(({ product_id: id }) => id))];
  const [{ data }] = useQuery({ query: OrderAccessoriesDocument, variables: { ids } });
  const products = accessoriesOf(data?.msProducts.items ?? [], ids);
  if (products.length === 0) return null;
  return (
    <Shelf title={t('accessories')}>
      {products.map((product) => (
        <Tile key={product.id} product={product} />
      ))}
    </Shelf>
  );
}
