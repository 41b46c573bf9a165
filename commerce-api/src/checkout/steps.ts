import type { CartRecord } from '../carts/cart.ts';
import type { CheckoutServices } from './services.ts';
import { instalmentPlanId } from 'shared-contracts/codes';
import type { AddressesBody, LeaseCheck, PaymentMethodBody, ShippingBody } from '../rest/schemas/index.ts';
import { ApiError } from '../server/api-error.ts';
import { requireValid } from '../server/invalid-fields.ts';
import type { Store } from '../model/index.ts';
import type { Static } from 'typebox';
import { checkAddress } from './address.ts';
import { quoteOf } from './checkout-view.ts';
import type { Asker } from './checkout-view.ts';
import type { Choices } from './choices.ts';
import { couponError, couponRefusal, findCoupon } from './coupons.ts';
import { goodsOf } from './goods.ts';
import type { Goods } from './goods.ts';
import { bankMethod } from './payment-methods.ts';
import { pickupPointOf } from './pickup-points.ts';
import { isOddAddress } from './towns.ts';
import type { CartQuote } from './quote-cart.ts';
import { heldVoucher } from '../vouchers/held-voucher.ts';
import type { Voucher } from '../vouchers/voucher.ts';

/** The cart that a step belongs to. */
export interface StepContext {
  readonly services: CheckoutServices;
  readonly store: Store;
  readonly cart: CartRecord;
  readonly asker: Asker;
}

async function goodsIn({ cart, services }: StepContext): Promise<readonly Goods[]> {
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
  const group = method === bankMethod ? (data?.group ?? null) : null;
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

/** @throws ApiError when the delivery is not offered, or its place is missing or another carrier's */
export async function chooseShipping(
  { shipping_method_code: method, pickup_point_id: pickupPointId = null }: Static<typeof ShippingBody>['addressInformation'],
  context: StepContext,
): Promise<Partial<Choices>> {
  const offered = (await offers(context)).shippingMethods.find(({ code }) => code === method);
  if (offered === undefined) throw new ApiError(400, 'unknown_shipping', 'Tego sposobu dostawy nie ma dla produktów z koszyka.');
  if (!offered.available) throw new ApiError(400, 'shipping_unavailable', offered.reason ?? 'Tej dostawy nie można teraz wybrać.');
  if (!offered.needs_pickup_point) return { shipping: { method, pickupPointId: null } };
  if (pickupPointId === null) throw new ApiError(400, 'no_pickup_point', 'Wybierz punkt odbioru.');
  const chosen = { method, pickupPointId };
  if (pickupPointOf(context.services.reference.pickupPoints, chosen) === undefined) {
    throw new ApiError(400, 'unknown_pickup_point', 'Nie ma takiego punktu odbioru.');
  }
  return { shipping: chosen };
}

/** A-14, C-12, K-19, K-20. @throws ApiError 400 `invalid_fields` with the problem of each field */
export function chooseAddresses(
  {
    billing_address: billing,
    shipping_address: delivery,
    with_invoice: withInvoice = false,
    verified = false,
  }: Static<typeof AddressesBody>['addresses'],
  { towns }: CheckoutServices['reference'],
): Partial<Choices> {
  const first = checkAddress(billing, 'billing_address', withInvoice);
  const second = delivery == null || delivery.same_as_billing === true ? null : checkAddress(delivery, 'shipping_address', false);
  requireValid({ ...first.problems, ...second?.problems });
  const isOdd = [first, ...(second === null ? [] : [second])].some(({ address }) => isOddAddress(towns, address));
  return {
    billing: first.address,
    delivery: second?.address ?? null,
    withInvoice,
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
