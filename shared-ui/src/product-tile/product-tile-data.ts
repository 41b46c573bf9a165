import { buyingWay } from 'shared-contracts/catalogue';
import type { ProductTileCardFragment, ProductTileFragment } from '../graphql/generated.ts';

/** What a tile shows of a product: either fragment of `product-tile.graphql` fits. */
export type ProductTileData = ProductTileCardFragment &
  Partial<Pick<ProductTileFragment, 'second_image' | 'installmentsPriceTag' | 'availability_status_element' | 'is_preorder'>>;

/** What the main button of a tile does. */
export type TileAction = 'buy' | 'see';

/** [P-04] [P-05] Buying is offered for what a courier can bring, now or from its release on; otherwise the page is shown. */
export function tileAction(product: ProductTileData): TileAction {
  const way = buyingWay(product);
  return way === 'buy' || way === 'preorder' ? 'buy' : 'see';
}

/** A short feature as the tile writes it: `8 kg`. */
export const featureText = ({ value, unit }: ProductTileData['features_price_tag'][number]): string =>
  unit ? `${value}\u00a0${unit}` : value;
