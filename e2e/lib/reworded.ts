import type { OwnShop, ReleaseIds } from './own-shop.ts';
import type { Texts } from './texts.ts';

export const CATALOG = 'mfe-catalog';
export const CART = 'mfe-cart-checkout';

/** Texts by which tests recognize a release: the label of a product's gallery, and the heading of the checkout's last step. */
export const pictures = (texts: Texts, release = ''): string => texts.translate('mfe-catalog/product', 'gallery') + release;
export const lastStep = (texts: Texts, release = ''): string => texts.translate('mfe-cart-checkout/checkout', 'summary.title') + release;

/** New releases of catalogue and checkout with their number in these texts. */
export const reworded = ({ releases }: OwnShop, texts: Texts, number: number): ReleaseIds => ({
  [CATALOG]: releases.reword(CATALOG, `r${number}`, pictures(texts), pictures(texts, ` (${number})`)),
  [CART]: releases.reword(CART, `r${number}`, lastStep(texts), lastStep(texts, ` (${number})`)),
});
