import { hasDeliveryCalendar } from 'shared-contracts/codes';
import { refusalOf } from '../carts/quantity.ts';
import { refusalError } from '../carts/refusal-error.ts';
import type { Refusal } from '../carts/refusal.ts';
import type { ChosenDay } from '../promise/calendar.ts';
import type { OfferedPayment } from '../rest/schemas/index.ts';
import { isPostal } from './address.ts';
import { needsPostalAddress } from './choices.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import type { ChosenShipping, Obstacle } from './quote.ts';

/** Each line whose product cannot be bought so often now; lines of the same product count together. */
export function refusedLines(goods: readonly Goods[]): readonly { readonly goods: Goods; readonly refusal: Refusal }[] {
  const pieces = new Map<number, number>();
  for (const { productId, qty } of goods) pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  return goods.flatMap((one) => {
    const refusal = refusalOf(one.sale, pieces.get(one.productId) ?? one.qty);
    return refusal === undefined ? [] : [{ goods: one, refusal }];
  });
}

/** K-06: whether a day can be chosen with a payment; with some nobody knows when the money comes. */
export const hasCalendar = (payment: OfferedPayment | null): boolean => payment === null || hasDeliveryCalendar(payment.code);

/** Why nothing that is brought can be chosen. */
export const needsAddressReason = 'Podaj adres, pod który mamy przywieźć zamówienie.';

interface InEffect {
  readonly payment: OfferedPayment | null;
  readonly shipping: ChosenShipping | null;
  readonly deliveryDay: ChosenDay | null;
  /** J-327: the goods can only be brought, and nobody has said where. */
  readonly isAddressMissing: boolean;
}

/** What has to be mended or chosen before the cart can be ordered. */
export function obstacles(
  { goods, choices }: { readonly goods: readonly Goods[]; readonly choices: Choices },
  { payment, shipping, deliveryDay, isAddressMissing }: InEffect,
): readonly Obstacle[] {
  if (goods.length === 0) return [{ code: 'empty_cart', message: 'Twój koszyk jest pusty.' }];
  const missing: Obstacle[] = refusedLines(goods).map(({ goods: { itemId, name }, refusal }) => {
    const { code, message } = refusalError(refusal);
    return { code: String(code), message: `${name}: ${message}`, item_id: itemId };
  });
  if (payment === null) {
    const message = choices.payment === null ? 'Wybierz sposób płatności.' : 'Wybrana płatność nie jest już możliwa. Wybierz inną.';
    missing.push({ code: 'no_payment', message });
  }
  if (choices.billing === null || (needsPostalAddress(choices) && !isPostal(choices.billing)))
    missing.push({ code: 'no_address', message: 'Podaj adres.' });
  else if (isAddressMissing) missing.push({ code: 'no_address', message: needsAddressReason });
  else if (payment?.kind === 'lease' && choices.billing.vat_id === null) {
    missing.push({ code: 'no_address', message: 'Leasing jest dla firm: podaj nazwę firmy i NIP.' });
  } else if (choices.shouldVerifyAddress) {
    missing.push({ code: 'address_unverified', message: 'Sprawdź adres: kod pocztowy nie pasuje do miejscowości.' });
  }
  if (shipping === null) {
    const message =
      choices.shipping === null ? 'Wybierz sposób dostawy.' : 'Wybrana dostawa nie jest możliwa przy tej płatności. Wybierz inną.';
    missing.push({ code: 'no_shipping', message });
  } else if (choices.deliveryDay !== null && deliveryDay === null && hasCalendar(payment)) {
    missing.push({ code: 'delivery_day_over', message: 'Wybrany dzień dostawy nie jest już możliwy. Wybierz inny.' });
  }
  return missing;
}
