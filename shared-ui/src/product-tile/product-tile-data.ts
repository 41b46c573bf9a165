import { buyingWay } from 'shared-contracts/catalogue';
import type { DeliveryView } from '../delivery/index.ts';
import type { ProductTileCardFragment, ProductTileFragment } from '../graphql/generated.ts';

/** A colour of a product, which is a product of its own. */
export interface TileColour {
  readonly id: number;
  readonly label: string;
  /** Hex. */
  readonly swatch: string;
  readonly request_path: string;
  /** False: sold out; its page can still be seen. */
  readonly is_available: boolean;
}

/** What a tile shows of a product: either fragment of `product-tile.graphql` fits. */
export type ProductTileData = Omit<ProductTileCardFragment, 'delivery' | 'plus_percent' | 'vat_rate'> & {
  readonly delivery: DeliveryView;
} & Partial<
    Pick<
      ProductTileFragment,
      'second_image' | 'installmentsPriceTag' | 'availability_status_element' | 'is_preorder' | 'plus_percent' | 'vat_rate'
    >
  >;

/** What the main button of a tile does. */
export type TileAction = 'buy' | 'see';

/** [P-04] [P-05] Buying is offered for what a courier can bring, now or from its release on; otherwise the page is shown. */
export function tileAction(product: ProductTileData): TileAction {
  const way = buyingWay(product);
  return way === 'buy' || way === 'preorder' ? 'buy' : 'see';
}

type Feature = ProductTileData['features_price_tag'][number];

/** A short feature as the tile writes it: `8 kg`. */
export const featureText = ({ value, unit }: Feature): string => (unit ? `${value}\u00a0${unit}` : value);

/** The catalogue's words for a feature that a product has or has not, in the languages of the shop. */
const HAS: ReadonlySet<string> = new Set(['tak', 'так']);
const HAS_NOT: ReadonlySet<string> = new Set(['nie', 'ні']);

/**
 * Short features for a line without their names (P-11): `24 godz. · ANC · Napoje: 12`. A yes or a bare count would be meaningless there, so
 * the name stands for it or before it; what the product has not is left out.
 */
export const featureLine = (features: readonly Feature[]): readonly { readonly id: number; readonly text: string }[] =>
  features
    .filter(({ value }) => !HAS_NOT.has(value))
    .map((feature) => {
      const text = featureText(feature);
      const line = HAS.has(feature.value) ? feature.name : /^\d+$/.test(text) ? `${feature.name}:\u00a0${text}` : text;
      return { id: feature.feature_id, text: line };
    });
