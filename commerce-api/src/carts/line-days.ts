import type { Goods } from '../checkout/goods.ts';
import type { CartQuote } from '../checkout/quote.ts';
import type { CheckoutServices } from '../checkout/services.ts';
import type { Store } from '../model/index.ts';
import { methodsIn } from '../promise/network.ts';
import type { Place } from '../promise/place.ts';
import { daysOf, soonestDays } from '../promise/promise.ts';
import { refusalOf } from './quantity.ts';

interface LineDays {
  readonly quote: Pick<CartQuote, 'shipping'>;
  readonly services: Pick<CheckoutServices, 'reference' | 'promises'>;
  readonly store: Store;
  /** Where the goods go, as far as it is known. */
  readonly place: Place;
}

/**
 * J-307: the first day on which each line of a cart can arrive: by the chosen delivery, else by the soonest; null for what cannot be
 * bought.
 */
export function lineDays(goods: readonly Goods[], { quote, services, store, place }: LineDays): readonly (string | null)[] {
  const { network } = services.reference;
  const methods = methodsIn(network, store.code);
  const days = services.promises.days(place.postcode);
  const chosen = methods.find(({ code }) => code === quote.shipping?.method.code);
  return goods.map((line) => {
    if (refusalOf(line.sale, line.qty) !== undefined) return null;
    const input = { goods: [line], days, network, shopId: place.shopId };
    const span = chosen === undefined ? soonestDays(methods, input) : daysOf(chosen, input).days;
    return span?.[0] ?? null;
  });
}
