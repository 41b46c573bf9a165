/** The confirmation of an addition: the product with its picture, price and pieces, beside the way to the cart. */
import { CART_PATH, dismissNotice, formatMoney, raiseNotice, type CartHost, type Language, type NewCartItem } from 'shared-contracts';
import { cartSlice } from './cart-atoms.ts';
import { texts } from './texts.ts';

/** Additions that follow each other so closely are one press for the shopper ('buy again', a product with its accessories). */
const TOGETHER_MS = 3000;

interface ConfirmationPorts {
  readonly store: CartHost['store'];
  readonly language: Language;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Confirms an addition from the cart that the server has just answered, without a request of its own. */
export function createConfirmation({ store, language, now }: ConfirmationPorts): (added: NewCartItem) => void {
  const t = texts.translator(language);
  let last = { id: '', time: -Infinity, skus: new Set<string>() };
  let count = 0;
  return ({ sku, qty }) => {
    const time = now();
    const skus = time - last.time < TOGETHER_MS ? last.skus : new Set<string>();
    skus.add(sku);
    const item = store.get(cartSlice.whole).items.find((line) => line.sku === sku);
    const price = item && formatMoney(item.catalog_final_price);
    // A notice of its own each time: it stays its whole life, and is read out also when its words are those of the last one.
    store.set(dismissNotice, last.id);
    count += 1;
    last = { id: `cart-added-${count}`, time, skus };
    store.set(raiseNotice, {
      type: 'success',
      topic: 'cart',
      id: last.id,
      content: skus.size > 1 ? t('cart.addedMore', { count: skus.size - 1 }) : t('cart.added'),
      link: { to: CART_PATH, label: t('cart.show') },
      ...(item && {
        card: {
          picture: item.thumbnail,
          title: item.name || sku,
          details: qty > 1 ? t('cart.pieces', { qty, price: price ?? '' }) : price,
        },
      }),
    });
  };
}
