import type { ProductTileCardFragment, ProductTileFragment } from '../graphql/generated.ts';

/** What a tile shows of a product: either fragment of `product-tile.graphql` fits. */
export type ProductTileData = ProductTileCardFragment &
  Partial<Pick<ProductTileFragment, 'images_gallery' | 'installmentsPriceTag' | 'availability_status_element'>>;

/** What the main button of a tile does. */
export type TileAction = 'buy' | 'see';

/** [P-04] Buying is offered only where a courier can bring at least the smallest order; otherwise the page is shown. */
export const tileAction = (product: ProductTileData): TileAction =>
  !product.is_sales_blocked && !product.available_only_in_store && product.qty >= Math.max(1, product.min_sale_qty)
    ? 'buy'
    : 'see';

/** A short feature as the tile writes it: `8 kg`. */
export const featureText = ({ value, unit }: ProductTileData['features_price_tag'][number]): string =>
  unit ? `${value}\u00a0${unit}` : value;

/** [P-08] Address of the second picture in the JSON list of the gallery; null when there is none or the list is broken. */
export function secondPicture(gallery: string | undefined): string | null {
  if (!gallery) return null;
  try {
    const list: unknown = JSON.parse(gallery);
    const second: unknown = Array.isArray(list) ? list[1] : undefined;
    return typeof second === 'object' && second !== null && 'url' in second && typeof second.url === 'string' ? second.url : null;
  } catch {
    return null; // A broken list costs only the second picture.
  }
}
