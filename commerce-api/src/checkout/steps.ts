import type { CartRecord } from '../carts/cart.ts';
import type { CheckoutServices } from './services.ts';
import { instalmentPlanId, PAYMENT } from 'shared-contracts/codes';
import type { AddressesBody, LeaseCheck, PaymentMethodBody, ShippingBody } from '../rest/schemas/index.ts';
import { ApiError } from '../server/api-error.ts';
import { requireValid } from '../server/invalid-fields.ts';
import type { Store } from '../model/index.ts';
import type { Static } from 'typebox';
import { checkAddress } from './address.ts';
import { quoteOf } from './checkout-view.ts';
import type { Asker } from './checkout-view.ts';
import { needsPostalAddress } from './choices.ts';
import type { Choices } from './choices.ts';
import { couponError, couponRefusal, findCoupon } from './coupons.ts';
import { goodsOf } from './goods.ts';
import type { Goods } from './goods.ts';
import { ownShops, pickupPointOf } from './pickup-points.ts';
import { isOddAddress } from './towns.ts';
import { hasCalendar } from './obstacles.ts';
import type { CartQuote } from './quote.ts';
import { heldVoucher } from '../vouchers/held-voucher.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { refusalError } from '../carts/refusal-error.ts';
import { dayCode, isDayPossible } from '../promise/calendar.ts';
import { shelfShops } from '../promise/shelf-shops.ts';
import { isInPromotion, promotionRefusal } from './promotions.ts';
import { promotionError } from './promotions-view.ts';

/** The cart that a step belongs to. */
export interface StepContext {
  readonly services: CheckoutServices;
  readonly store: Store;
  readonly cart: CartRecord;
  readonly asker: Asker;
}

/** The goods of a cart as the catalogue has them now. */
export async function goodsIn({ cart, services }: StepContext): Promise<readonly Goods[]> {
  const products = new Map(
    (await services.products.list(cart.items.map(({ productId }) => productId))).map((product) => [product.id, product]),
  );
  return cart.items.flatMap((item) => {
    const product = products.get(item.productId);
    return product === undefined ? [] : [goodsOf(item, product)];
  });
}

/** The cart of a step, as it would be paid with a voucher; null for none. */
export const quoteIn = async (context: StepContext, voucher: Voucher | null): Promise<CartQuote> =>
  quoteOf(context.cart, await goodsIn(context), context.services, context.store, context.asker, voucher);

const offers = async (context: StepContext): Promise<CartQuote> =>
  quoteIn(context, await heldVoucher(context.cart.choices, context.services));

/** @throws ApiError when the payment, the bank, or the instalments are not offered */
export async function choosePayment(
  { method, additional_data: data }: Static<typeof PaymentMethodBody>['paymentMethod'],
  context: StepContext,
): Promise<Partial<Choices>> {
  const offered = (await offers(context)).paymentMethods.find(({ code }) => code === method);
  if (offered === undefined) throw new ApiError(400, 'unknown_payment', 'Nie ma takiego sposobu płatności.');
  if (!offered.available) throw new ApiError(400, 'payment_unavailable', offered.reason ?? 'Tej płatności nie można teraz wybrać.');
  const group = method === PAYMENT.TPAY ? (data?.group ?? null) : null;
  if (group !== null && !offered.banks.some((bank) => bank.group === group)) {
    throw new ApiError(400, 'unknown_bank', 'Nie ma takiego banku.');
  }
  const plan = data?.plan ?? null;
  if (plan !== null && offered.plans?.some(({ id }) => id === plan) !== true) {
    throw new ApiError(400, 'unknown_plan', 'Nie ma takiego planu rat.');
  }
  return { payment: { method, group, plan } };
}

/**
 * A-27, K-26: instalments for a cart: those that it has, else the longest that cost nothing more, else the longest.
 * @throws ApiError when the cart cannot be paid by any
 */
export async function forceInstalments(context: StepContext): Promise<Partial<Choices>> {
  const { paymentMethods, payment } = await offers(context);
  if (payment?.kind === 'installments') return {};
  const plans = paymentMethods
    .filter(({ code, available }) => available && instalmentPlanId(code) !== undefined)
    .flatMap(({ code, plans: terms = [] }) => terms.map((one) => ({ code, ...one })))
    .toSorted((a, b) => Number(a.rrso > 0) - Number(b.rrso > 0) || b.months - a.months);
  const [best] = plans;
  if (best === undefined) throw new ApiError(400, 'instalments_unavailable', 'Tych produktów nie można teraz kupić na raty.');
  return { payment: { method: best.code, group: null, plan: best.id } };
}

/** A-25, K-24: whether the goods of a cart can be leased. */
export async function checkLease(context: StepContext): Promise<Static<typeof LeaseCheck>> {
  const leases = (await offers(context)).paymentMethods.filter(({ kind }) => kind === 'lease');
  const available = leases.some((lease) => lease.available);
  const reason = leases.length === 0 ? 'Sklep nie oferuje teraz leasingu.' : (leases[0]?.reason ?? null);
  return { available, reason: available ? null : reason, needs_company: true };
}

/** A-13; another delivery comes on another day. @throws ApiError when the delivery is not offered, or its place is missing or another carrier's */
export async function chooseShipping(
  { shipping_method_code: method, pickup_point_id: pickupPointId = null }: Static<typeof ShippingBody>['addressInformation'],
  context: StepContext,
): Promise<Partial<Choices>> {
  const offered = (await offers(context)).shippingMethods.find(({ code }) => code === method);
  if (offered === undefined) throw new ApiError(400, 'unknown_shipping', 'Tego sposobu dostawy nie ma dla produktów z koszyka.');
  if (!offered.available) throw new ApiError(400, 'shipping_unavailable', offered.reason ?? 'Tej dostawy nie można teraz wybrać.');
  if (!offered.needs_pickup_point) return { shipping: { method, pickupPointId: null }, deliveryDay: null };
  if (pickupPointId === null) throw new ApiError(400, 'no_pickup_point', 'Wybierz punkt odbioru.');
  const chosen = { method, pickupPointId };
  if (pickupPointOf(context.services.reference.pickupPoints, chosen) === undefined) {
    throw new ApiError(400, 'unknown_pickup_point', 'Nie ma takiego punktu odbioru.');
  }
  return { shipping: chosen, deliveryDay: null };
}

/** A-14, C-12, K-19, K-20, J-327. @throws ApiError 400 `invalid_fields` with the problem of each field */
export function chooseAddresses(
  {
    billing_address: billing,
    shipping_address: delivery,
    with_invoice: withInvoice = false,
    invoice_for: invoiceFor = 'company',
    without_delivery_address: withoutAddress = false,
    verified = false,
  }: Static<typeof AddressesBody>['addresses'],
  { towns }: CheckoutServices['reference'],
): Partial<Choices> {
  const isOfCompany = withInvoice && invoiceFor === 'company';
  const first = checkAddress(billing, 'billing_address', { isOfCompany, isContact: !needsPostalAddress({ withInvoice, withoutAddress }) });
  const isElsewhere = delivery != null && delivery.same_as_billing !== true && !withoutAddress;
  const second = isElsewhere ? checkAddress(delivery, 'shipping_address', { isOfCompany: false, isContact: false }) : null;
  requireValid({ ...first.problems, ...second?.problems });
  const isOdd = [first, ...(second === null ? [] : [second])].some(({ address }) => isOddAddress(towns, address));
  return {
    billing: first.address,
    delivery: second?.address ?? null,
    withInvoice,
    withoutAddress,
    shouldVerifyAddress: isOdd && !verified,
  };
}

/** @throws ApiError with a code of its own for each reason */
export async function chooseCoupon(code: string, context: StepContext): Promise<Partial<Choices>> {
  const coupon = findCoupon(context.services.reference.coupons, code);
  if (coupon === undefined) throw couponError({ reason: 'coupon_unknown' });
  const refusal = couponRefusal(coupon, { goods: await goodsIn(context), isPlus: context.asker.isPlus, now: context.services.now() });
  if (refusal !== undefined) throw couponError(refusal);
  return { coupon: coupon.code };
}

/** @throws ApiError when no delivery is chosen, or it cannot come on that day */
export async function chooseDay(
  { date, range, code }: { readonly date: string; readonly range: string; readonly code: string },
  context: StepContext,
): Promise<Partial<Choices>> {
  const { shipping, promised, payment } = await offers(context);
  if (shipping === null) throw new ApiError(400, 'no_shipping', 'Wybierz sposób dostawy.');
  // K-06: kept, it would come back unasked with the next payment.
  const isPossible = hasCalendar(payment) && promised.best !== null && isDayPossible(promised.best, { date, range });
  if (!isPossible || code !== dayCode(date, range)) {
    throw new ApiError(400, 'invalid_date', 'Tego terminu nie można już wybrać. Wybierz inny.');
  }
  return { deliveryDay: { date, range } };
}

/** everything is collected in one shop, off its shelves; or that is given up. @throws ApiError when the shop has not all of it */
export async function chooseExpress(shopId: number, isOn: boolean, context: StepContext): Promise<Partial<Choices>> {
  const { cart, services, asker } = context;
  const { shipping } = cart.choices;
  if (!isOn) {
    const isExpress = shipping?.method === ownShops && shipping.pickupPointId === String(shopId);
    return isExpress ? { shipping: null, deliveryDay: null } : {};
  }
  const found = shelfShops({
    goods: await goodsIn(context),
    network: services.reference.network,
    store: context.store.code,
    days: services.promises.days(asker.place.postcode),
    place: asker.place,
  });
  if (!found.some(({ shop }) => shop.id === shopId)) {
    throw new ApiError(400, 'not_in_shop', 'W tym salonie nie ma wszystkich produktów z Twojego koszyka.');
  }
  return chooseShipping({ shipping_method_code: ownShops, pickup_point_id: String(shopId) }, context);
}

/** @throws ApiError before there is a number to send it to */
export function askForSms({ cart }: StepContext): Partial<Choices> {
  if (cart.choices.billing === null) throw new ApiError(400, 'no_address', 'Podaj adres z numerem telefonu.');
  return { wantsSms: true };
}

/** A set with too many products of a category is kept: it counts as soon as one is left (C-19). @throws ApiError */
export async function choosePromotion(id: number, context: StepContext): Promise<Partial<Choices>> {
  const { cart, services } = context;
  const promotion = services.reference.cartPromotions.find((one) => one.id === id && one.kind === 'set');
  if (promotion === undefined) throw new ApiError(404, 'unknown_promotion', 'Nie ma takiej promocji.');
  const refusal = promotionRefusal(promotion, await goodsIn(context), cart.choices, services.now());
  if (refusal !== undefined && refusal.reason !== 'promotion_one_of_category') throw promotionError(refusal);
  return { promotions: [...new Set([...cart.choices.promotions, id])] };
}

/** for which lines a less price is wanted; none gives it back. @throws ApiError when they cannot have it */
export async function chooseLessPrice(itemIds: readonly number[], context: StepContext): Promise<Partial<Choices>> {
  const { services } = context;
  const lessPrice = [...new Set(itemIds)];
  if (lessPrice.length === 0) return { lessPrice };
  const goods = await goodsIn(context);
  const chosen = goods.filter(({ itemId }) => lessPrice.includes(itemId));
  if (chosen.length < lessPrice.length) throw refusalError({ reason: 'item_not_found' });
  const rules = services.reference.cartPromotions.filter(({ kind }) => kind === 'less-price');
  const rule = rules.find((promotion) => chosen.every((one) => isInPromotion(promotion, one)));
  if (rule === undefined) throw promotionError({ reason: 'less_price_wrong_items' });
  const refusal = promotionRefusal(rule, goods, { lessPrice }, services.now());
  if (refusal !== undefined) throw promotionError(refusal);
  return { lessPrice };
}
