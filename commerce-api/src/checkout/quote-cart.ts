import { PAYMENT } from 'shared-contracts/codes';
import { grosze, subtractGrosze, sumGrosze, ZERO_GROSZE } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { lineTotals, totals } from '../carts/totals.ts';
import type { Coupon } from '../model/content.ts';
import { isAllElectronic, isElectronic } from '../promise/goods.ts';
import { promiseOf } from '../promise/promise.ts';
import type { Promised, PromiseInput } from '../promise/promise.ts';
import { freeFrom } from '../promise/price.ts';
import { isDayPossible } from '../promise/calendar.ts';
import { plusDiscount } from './plus-discount.ts';
import { promotionEffects } from './promotions.ts';
import { couponRefusal, findCoupon, isInCoupon } from './coupons.ts';
import { isUsable } from '../vouchers/voucher.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { isGiftCard } from './goods.ts';
import { hasCalendar, obstacles } from './obstacles.ts';
import type { CartQuote, ChosenShipping, QuoteInput } from './quote.ts';
import type { Goods } from './goods.ts';
import { offeredPayments, settledPayment } from './payment-methods.ts';
import { placeOfGoods } from './place-of-goods.ts';
import { fitTogether, methodsOf } from './rules.ts';
import { offeredShipping, possibleShipping } from './shipping-methods.ts';

function effectiveCoupon({ goods, choices, rules, isPlus, now }: QuoteInput): Coupon | undefined {
  const coupon = choices.coupon === null ? undefined : findCoupon(rules.coupons, choices.coupon);
  return coupon === undefined || couponRefusal(coupon, { goods, isPlus, now }) !== undefined ? undefined : coupon;
}

/** What the promise of a cart is worked out from. */
function promiseInput(
  { goods: all, choices, rules, place, days, pickupPoint }: QuoteInput,
  total: Grosze,
): PromiseInput & { readonly goods: readonly Goods[] } {
  // What comes by e-mail waits for no carrier, and lies in no shop.
  const goods = isAllElectronic(all) ? all : all.filter((one) => !isElectronic(one));
  const { postcode, shopId } = placeOfGoods(choices, pickupPoint, place);
  return { goods, total, days: days(postcode), shopId, network: rules.network };
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
  const ways = possibleShipping(methods.shippingMethods, { goods, payment: null, withoutAddress: false });
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
    // The payment goes before the address (K-01), which can be changed for it.
    shippingMethods: possibleShipping(methods.shippingMethods, { goods, payment: null, withoutAddress: false }),
  });
  const chosenPayment = paymentMethods.find(({ code, available }) => available && code === method) ?? null;
  const context = {
    ...promiseInput(input, carriedGoods),
    total: carriedGoods,
    payment: methods.paymentMethods.find(({ code }) => code === chosenPayment?.code) ?? null,
    withoutAddress: choices.withoutAddress,
  };
  const shippingMethods = offeredShipping(methods.shippingMethods, context);
  const isAddressMissing = !shippingMethods.some(({ available }) => available) && shippingMethods.some((one) => one.needs_address === true);
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
    validation: obstacles(input, { payment, shipping, deliveryDay, isAddressMissing }),
  };
}
