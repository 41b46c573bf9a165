import { PAYMENT, hasDeliveryCalendar } from 'shared-contracts/codes';
import { grosze, subtractGrosze, sumGrosze, ZERO_GROSZE } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { refusalError } from '../carts/refusal-error.ts';
import { refusalOf } from '../carts/quantity.ts';
import type { Refusal } from '../carts/refusal.ts';
import { lineTotals, totals } from '../carts/totals.ts';
import type { Totals } from '../carts/totals.ts';
import type { OfferedPayment, PickupPoint, OfferedShipping } from '../rest/schemas/index.ts';
import type { Coupon } from '../model/content.ts';
import type { Store } from '../model/index.ts';
import type { Choices } from './choices.ts';
import { DayBook } from '../promise/day-book.ts';
import { isAllElectronic, isElectronic } from '../promise/goods.ts';
import { momentOf } from '../promise/moment.ts';
import type { Place } from '../promise/place.ts';
import { promiseOf } from '../promise/promise.ts';
import type { Promised, PromiseInput } from '../promise/promise.ts';
import { freeFrom } from '../promise/price.ts';
import { ownShops } from './pickup-points.ts';
import { isDayPossible } from '../promise/calendar.ts';
import type { ChosenDay } from '../promise/calendar.ts';
import { plusDiscount } from './plus-discount.ts';
import type { PlusDiscount } from './plus-discount.ts';
import { promotionEffects } from './promotions.ts';
import type { PromotionEffect } from './promotions.ts';
import { couponRefusal, findCoupon, isInCoupon } from './coupons.ts';
import { isUsable } from '../vouchers/voucher.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { isGiftCard } from './goods.ts';
import type { Goods } from './goods.ts';
import { offeredPayments, settledPayment } from './payment-methods.ts';
import { fitTogether, methodsOf } from './rules.ts';
import type { CheckoutRules } from './rules.ts';
import { offeredShipping, possibleShipping } from './shipping-methods.ts';

export interface QuoteInput {
  readonly goods: readonly Goods[];
  readonly choices: Choices;
  readonly rules: CheckoutRules;
  readonly store: Store;
  /** Whether the cart's customer is in the Plus programme. */
  readonly isPlus: boolean;
  readonly banks: readonly { readonly group: number; readonly name: string }[];
  /** The place that `choices.shipping` names; undefined when there is none. */
  readonly pickupPoint: PickupPoint | undefined;
  /** Where the visitor wants goods; an address and a place that the cart names go before it. */
  readonly place: Place;
  /** What is to pay as much as it holds. */
  readonly voucher: Voucher | null;
  readonly now: Date;
}

export interface ChosenShipping {
  readonly method: OfferedShipping;
  readonly pickupPoint: PickupPoint | null;
}

/** What stands in the way of an order. */
export interface Obstacle {
  readonly code: string;
  readonly message: string;
  readonly item_id?: number;
}

/** A cart quote: what is offered, what is in effect, what it costs, what is missing. */
export interface CartQuote {
  readonly totals: Totals;
  readonly coupon: (Pick<Coupon, 'code' | 'name' | 'isPlus'> & { readonly discount: Grosze }) | null;
  /** What pays a part, or all. */
  readonly voucher: (Voucher & { readonly amount: Grosze }) | null;
  /** What is left to be paid by the payment. */
  readonly toPay: Grosze;
  /** What delivery is free from: the goods without gift cards, the coupon taken off. */
  readonly carriedGoods: Grosze;
  /** Nothing is sent. */
  readonly isVirtual: boolean;
  readonly paymentMethods: readonly OfferedPayment[];
  readonly shippingMethods: readonly OfferedShipping[];
  /** Null when none is chosen, or when the chosen one is not possible any more. */
  readonly payment: OfferedPayment | null;
  readonly shipping: ChosenShipping | null;
  /** Of all ways that can be chosen, or of the chosen one. */
  readonly promised: Promised;
  /** null when none is chosen, or when the chosen one is not possible any more. */
  readonly deliveryDay: ChosenDay | null;
  /** promotions that count. */
  readonly promotions: readonly PromotionEffect[];
  /** J-297: what the customer saves as a member of the Plus programme. */
  readonly plus: PlusDiscount;
  /** What promotions and the Plus programme take off each line, in the order of the lines. */
  readonly promotionShares: readonly Grosze[];
  readonly validation: readonly Obstacle[];
}

/** Each line whose product cannot be bought so often now; lines of the same product count together. */
export function refusedLines(goods: readonly Goods[]): readonly { readonly goods: Goods; readonly refusal: Refusal }[] {
  const pieces = new Map<number, number>();
  for (const { productId, qty } of goods) pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  return goods.flatMap((one) => {
    const refusal = refusalOf(one.sale, pieces.get(one.productId) ?? one.qty);
    return refusal === undefined ? [] : [{ goods: one, refusal }];
  });
}

function effectiveCoupon({ goods, choices, rules, isPlus, now }: QuoteInput): Coupon | undefined {
  const coupon = choices.coupon === null ? undefined : findCoupon(rules.coupons, choices.coupon);
  return coupon === undefined || couponRefusal(coupon, { goods, isPlus, now }) !== undefined ? undefined : coupon;
}

/** K-06: whether a day can be chosen with a payment; with some nobody knows when the money comes. */
export const hasCalendar = (payment: OfferedPayment | null): boolean => payment === null || hasDeliveryCalendar(payment.code);

interface InEffect {
  readonly payment: OfferedPayment | null;
  readonly shipping: ChosenShipping | null;
  readonly deliveryDay: ChosenDay | null;
}

function obstacles(input: QuoteInput, { payment, shipping, deliveryDay }: InEffect): readonly Obstacle[] {
  const { goods, choices } = input;
  if (goods.length === 0) return [{ code: 'empty_cart', message: 'Twój koszyk jest pusty.' }];
  const missing: Obstacle[] = refusedLines(goods).map(({ goods: { itemId, name }, refusal }) => {
    const { code, message } = refusalError(refusal);
    return { code: String(code), message: `${name}: ${message}`, item_id: itemId };
  });
  if (payment === null) {
    const message = choices.payment === null ? 'Wybierz sposób płatności.' : 'Wybrana płatność nie jest już możliwa. Wybierz inną.';
    missing.push({ code: 'no_payment', message });
  }
  if (choices.billing === null) missing.push({ code: 'no_address', message: 'Podaj adres.' });
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

/** What the promise of a cart is worked out from: where its address lies and where it is collected, else where the visitor wants it. */
function promiseInput(
  { goods: all, choices, rules, place, now, pickupPoint }: QuoteInput,
  total: Grosze,
): PromiseInput & { readonly goods: readonly Goods[] } {
  // What comes by e-mail waits for no carrier, and lies in no shop.
  const goods = isAllElectronic(all) ? all : all.filter((one) => !isElectronic(one));
  const postcode = (choices.delivery ?? choices.billing)?.postcode ?? place.postcode;
  const shop = pickupPoint?.carrier === ownShops ? Number(pickupPoint.id) : place.shopId;
  return { goods, total, days: new DayBook(momentOf(now), postcode), shopId: shop, network: rules.network };
}

/** What is promised once a delivery is chosen: that one alone. */
function ofChosen(promised: Promised, { method }: ChosenShipping): Promised {
  const way = promised.ways.find((one) => one.method.code === method.code) ?? null;
  return { ...promised, best: way, freeFrom: way === null ? null : freeFrom([way.method]) };
}

/**
 * Quotes a cart from what it holds, what is chosen and what the shop offers. The chosen payment goes before the chosen
 * delivery (K-01): a delivery that has become impossible is as if not chosen. A voucher that holds enough pays everything,
 * whatever payment is chosen.
 */
export function quoteCart(input: QuoteInput): CartQuote {
  if (input.voucher === null) return quoteBy(input, input.choices.payment?.method);
  const covered = quoteBy(input, PAYMENT.EXTERNAL_VOUCHER);
  return covered.payment === null ? quoteBy(input, input.choices.payment?.method) : covered;
}

/** The voucher where it can pay for these goods in this store; null otherwise. */
function fittingVoucher({ voucher, now }: QuoteInput, methods: ReturnType<typeof methodsOf>, goods: readonly Goods[]): Voucher | null {
  const method = methods.paymentMethods.find(({ code }) => code === PAYMENT.EXTERNAL_VOUCHER);
  if (voucher === null || method === undefined || !isUsable(voucher, now)) return null;
  const ways = possibleShipping(methods.shippingMethods, { goods, payment: null });
  return ways.some((way) => fitTogether(method, way)) ? voucher : null;
}

/** @param method code of the payment that is to be in effect */
function quoteBy(input: QuoteInput, method: string | undefined): CartQuote {
  const { goods, choices, rules, store, banks, pickupPoint } = input;
  const methods = methodsOf(rules, store.code);
  const coupon = effectiveCoupon(input);
  const voucher = fittingVoucher(input, methods, goods);
  const promotions = promotionEffects(rules.cartPromotions, goods, choices, input.now);
  const ofPromotions = goods.map((_, index) => sumGrosze(promotions.map(({ shares }) => shares[index] ?? ZERO_GROSZE)));
  const plus = plusDiscount({ goods, isPlus: input.isPlus, store, coupon, promotions: ofPromotions });
  const lines = goods.map((one, index) => ({
    ...one,
    promotion: sumGrosze([ofPromotions[index] ?? ZERO_GROSZE, plus.shares[index] ?? ZERO_GROSZE]),
    isInCoupon: coupon !== undefined && isInCoupon(coupon, one),
  }));
  const reduction = coupon === undefined ? null : { type: coupon.discountType, discount: coupon.discount };
  const { goods: goodsTotal, total } = totals(lines, { coupon: reduction, shipping: null, paymentFee: grosze(0) });
  const giftCards = sumGrosze(goods.filter(isGiftCard).map((one) => lineTotals(one).goods));
  const carriedGoods = subtractGrosze(goodsTotal, giftCards);

  const paymentMethods = offeredPayments(methods.paymentMethods, {
    total,
    banks,
    hasElectronic: goods.some(isElectronic),
    hasVoucher: voucher !== null,
    hasGiftCard: giftCards > 0,
    shippingMethods: possibleShipping(methods.shippingMethods, { goods, payment: null }),
  });
  const chosenPayment = paymentMethods.find(({ code, available }) => available && code === method) ?? null;
  const context = {
    ...promiseInput(input, carriedGoods),
    total: carriedGoods,
    payment: methods.paymentMethods.find(({ code }) => code === chosenPayment?.code) ?? null,
  };
  const shippingMethods = offeredShipping(methods.shippingMethods, context);
  // What comes by e-mail alone comes in one way: nobody is asked for it.
  const chosen = shippingMethods.find(
    ({ code, available, kind }) => available && (isAllElectronic(goods) ? kind === 'electronic' : code === choices.shipping?.method),
  );
  const isPlaceMissing = chosen?.needs_pickup_point === true && pickupPoint?.carrier !== chosen.code;
  const shipping =
    chosen === undefined || isPlaceMissing
      ? null
      : { method: chosen, pickupPoint: chosen.needs_pickup_point ? (pickupPoint ?? null) : null };

  const promised = promiseOf(possibleShipping(methods.shippingMethods, context), context);
  const all = totals(lines, {
    coupon: reduction,
    shipping: shipping === null ? null : grosze(shipping.method.amount),
    paymentFee: grosze(chosenPayment?.fee ?? 0),
  });
  // J-250: a gift card is paid with money, whatever pays the rest.
  const covered = (sum: Grosze): Grosze => grosze(Math.min(voucher?.balance ?? 0, subtractGrosze(sum, giftCards)));
  const amount = covered(all.grandTotal);
  // The fee of a method that is chosen now is none of another one's.
  const withoutFee = subtractGrosze(all.grandTotal, all.paymentFee);
  const settled = paymentMethods.map((offered, index) =>
    settledPayment(offered, methods.paymentMethods[index], {
      plans: rules.installmentPlans,
      left: subtractGrosze(withoutFee, covered(withoutFee)),
      hasVoucher: voucher !== null,
    }),
  );
  const payment = settled.find(({ code, available }) => available && code === chosenPayment?.code) ?? null;
  const inEffect = shipping === null ? promised : ofChosen(promised, shipping);
  const { deliveryDay: wantedDay } = choices;
  const isPossible = shipping !== null && wantedDay !== null && inEffect.best !== null && isDayPossible(inEffect.best, wantedDay);
  const deliveryDay = isPossible && hasCalendar(payment) ? wantedDay : null;
  return {
    totals: all,
    coupon: coupon === undefined ? null : { code: coupon.code, name: coupon.name, isPlus: coupon.isPlus, discount: all.couponDiscount },
    voucher: voucher === null ? null : { ...voucher, amount },
    toPay: subtractGrosze(all.grandTotal, amount),
    carriedGoods,
    isVirtual: isAllElectronic(goods),
    paymentMethods: settled,
    shippingMethods,
    payment,
    shipping,
    promised: inEffect,
    deliveryDay,
    promotions,
    plus,
    promotionShares: lines.map(({ promotion }) => promotion),
    validation: obstacles(input, { payment, shipping, deliveryDay }),
  };
}
