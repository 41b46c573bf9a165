/** Helpers for fields of the product that arrive as text (P-07, P-08), and for how it may be bought (P-03 … P-05). */
import { AVAILABILITY_PRE_RELEASE } from '../codes/availability.ts';

export interface GalleryImage {
  /** Address without width and format (see `imageUrl`). */
  readonly url: string;
  readonly alt: string;
  readonly view: string;
}

/** P-08: the gallery's JSON text; broken text or entries without an address give nothing. */
export function parseGallery(json: string | null | undefined): GalleryImage[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json ?? '[]');
  } catch {
    return []; // The thumbnail is still there.
  }
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('url' in entry) || typeof entry.url !== 'string' || entry.url === '') return [];
    const text = (name: string) =>
      // Checked to be there.
      name in entry && typeof entry[name as keyof typeof entry] === 'string' ? String(entry[name as keyof typeof entry]) : '';
    return [{ url: entry.url, alt: text('alt'), view: text('view') }];
  });
}

export interface SaleFacts {
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly qty: number;
  readonly min_sale_qty: number;
  readonly is_preorder?: boolean;
}

export type BuyingWay =
  | 'buy'
  /** P-05: bought now, sent from the release date on. */
  | 'preorder'
  /** P-04: no courier; reserved or bought in a shop. */
  | 'store-only'
  /** O-09: offers a reminder. */
  | 'unavailable';

/** P-04, P-05, O-09: how a product can be bought now. */
export function buyingWay({
  is_sales_blocked: blocked,
  available_only_in_store: storeOnly,
  qty,
  min_sale_qty: least,
  is_preorder: preorder,
}: SaleFacts): BuyingWay {
  if (blocked) return 'unavailable';
  if (storeOnly) return 'store-only';
  if (preorder) return 'preorder';
  return qty >= Math.max(1, least) ? 'buy' : 'unavailable';
}

/** Whether it can be put into a cart now, to be sent at once or from its release on. */
export const canBeOrdered = (product: SaleFacts & { readonly is_pre_release: boolean }): boolean => {
  const way = buyingWay(product);
  return way === 'preorder' || (way === 'buy' && !product.is_pre_release);
};

/** O-09: sold out or blocked, so no delivery may be promised. A pre-release keeps its word, bought in advance or not. */
export const isSoldOut = (product: SaleFacts & { readonly availability: number }): boolean =>
  buyingWay(product) === 'unavailable' && (product.is_sales_blocked || product.availability !== AVAILABILITY_PRE_RELEASE);
