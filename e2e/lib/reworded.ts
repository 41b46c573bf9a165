import type { OwnShop, ReleaseIds } from './own-shop.ts';
import type { Texts } from './texts.ts';

export const CATALOG = 'mfe-catalog';
export const CART = 'mfe-cart-checkout';

/** What shoppers read of which release they have: the name of a product's pictures, and the heading of the last step. */
export const pictures = (texts: Texts, release = ''): string => texts.say('mfe-catalog/product', 'gallery') + release;
export const lastStep = (texts: Texts, release = ''): string => texts.say('mfe-cart-checkout/checkout', 'summary.title') + release;

/** New releases of catalogue and checkout that say of themselves which ones they are. */
export const rewordedCatalog = ({ releases }: OwnShop, texts: Texts, number: number): ReleaseIds => ({
  [CATALOG]: releases.reword(CATALOG, `r${number}`, pictures(texts), pictures(texts, ` (${number})`)),
});
export const rewordedCheckout = ({ releases }: OwnShop, texts: Texts, number: number): ReleaseIds => ({
  [CART]: releases.reword(CART, `r${number}`, lastStep(texts), lastStep(texts, ` (${number})`)),
});
export const reworded = (own: OwnShop, texts: Texts, number: number): ReleaseIds => ({
  ...rewordedCatalog(own, texts, number),
  ...rewordedCheckout(own, texts, number),
});
