import { GIFT_CARD_PATH } from 'shared-contracts/gift-cards';
import type { Manufacturer } from '../model/index.ts';

/** Complete path of a page from its stored one: `agd/pralki` → `/agd/pralki.html`; the empty one is the home page. */
export const pagePath = (urlPath: string): string => (urlPath === '' ? '/' : `/${urlPath}.html`);

/** The page on which a product is sold. */
export const productPath = (product: { readonly request_path: string; readonly is_gift_card: boolean }): string =>
  product.is_gift_card ? GIFT_CARD_PATH : pagePath(product.request_path);

/** Addresses of pictures, without width and format. */
export const categoryPicture = (id: number): string => `/media/category/${id}`;
export const brandPicture = ({ slug, logo: { edition } }: Pick<Manufacturer, 'slug' | 'logo'>): string =>
  `/media/brand/${slug}${edition === undefined ? '' : `--${edition}`}`;
export const contentPicture = (name: string): string => `/media/cms/${name}`;

/** A picture with the page's title, for previews of pages that have no picture of their own. */
export const cardPicture = (storeCode: string, name: string): string => `/media/share/${storeCode}/${name}`;

/** Address of a product's picture, without width and format. Short: a listing holds a hundred of them. */
export const productPicture = (productId: number, view: string): string => `/media/catalog/${productId}/${view}`;
