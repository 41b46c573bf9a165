import { isEmail } from 'shared-contracts/checkout';
import { providerOf } from 'shared-contracts/codes';
import { lockCart, readItems } from '../carts/cart-rows.ts';
import { parseChoices } from '../checkout/choices.ts';
import type { Choices } from '../checkout/choices.ts';
import { refusedLines } from '../checkout/obstacles.ts';
import { quoteCart } from '../checkout/quote-cart.ts';
import type { CartQuote } from '../checkout/quote.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { smsNumber } from '../mail/sms-number.ts';
import { takeFromPools } from '../catalogue/promotion-pool.ts';
import { daysAt } from '../promise/day-book.ts';
import { anywhere } from '../promise/place.ts';
import { lockVoucher } from '../vouchers/transactions.ts';
import { keepAddress, openAccount } from './account.ts';
import { buildDocument } from './build-document.ts';
import type { Complete } from './build-document.ts';
import { lockCoupon, useCoupon } from './coupon-uses.ts';
import { findPlaced, placedRecord } from './find-placed.ts';
import { lockGoods } from './locked-goods.ts';
import type { LockedGoods } from './locked-goods.ts';
import type { PlaceOrder, PlaceRefusal, PlaceResult } from './place-order.ts';
import { readPickupPoint, readShopRules } from './shop-rules.ts';
import { takeLines } from './take-lines.ts';
import { writeOrder } from './write-order.ts';

/** Paid when the goods are handed over; a lease without a gateway is concluded in the shop. */
const isPaidOnArrival = ({ kind, code }: Complete['payment']): boolean =>
  kind === 'on-delivery' || kind === 'in-store' || (kind === 'lease' && providerOf(code) === undefined);

/** The choices of the cart, filled in by what the order itself brings. */
function finalChoices(stored: Choices, { payment, billing }: PlaceOrder): Choices {
  const same = stored.payment?.method === payment.method ? stored.payment : null;
  return {
    ...stored,
    payment: { method: payment.method, group: payment.group ?? same?.group ?? null, plan: payment.plan ?? same?.plan ?? null },
    ...(stored.billing === null && billing !== null ? { billing: billing.address, shouldVerifyAddress: billing.shouldVerify } : {}),
  };
}

/** What stands in the way, in the order in which the shopper would mend it; else all that has been asked for. */
function complete(
  input: PlaceOrder,
  choices: Choices,
  quote: CartQuote,
  goods: LockedGoods['goods'],
): Complete | { readonly refusal: PlaceRefusal } {
  const [refused] = refusedLines(goods);
  if (refused !== undefined) {
    const { itemId, sku, name } = refused.goods;
    return { refusal: { reason: 'item', refusal: refused.refusal, itemId, sku, name } };
  }
  const { payment, shipping, validation, voucher, toPay } = quote;
  const covered = voucher?.amount ?? 0;
  // K-10: first of all, since a payment that is missing now may be for the voucher.
  if (input.expectedVoucher !== null && input.expectedVoucher !== covered)
    return { refusal: { reason: 'voucher_changed', amount: covered } };
  for (const reason of ['empty_cart', 'no_payment', 'no_address', 'address_unverified', 'no_shipping', 'delivery_day_over'] as const) {
    const obstacle = validation.find(({ code }) => code === reason);
    if (obstacle !== undefined) return { refusal: { reason, message: obstacle.message } };
  }
  const { billing } = choices;
  if (payment === null || shipping === null || billing === null) throw new Error('a cart without obstacles lacks a choice');
  const email = (input.customer?.email ?? input.email ?? billing.email ?? '').trim();
  if (!isEmail(email)) return { refusal: { reason: 'invalid_email' } };
  const accepted = new Set(input.payment.agreementIds);
  const missing = payment.agreements.filter(({ id, required }) => required && !accepted.has(id)).map(({ id }) => id);
  if (missing.length > 0) return { refusal: { reason: 'missing_agreements', ids: missing } };
  if (toPay !== input.expectedTotal) return { refusal: { reason: 'price_changed', total: toPay } };
  return { choices: { ...choices, billing }, payment, shipping, email };
}

/**
 * an order out of a cart, once. Everything is worked out again from what the database holds at this moment: what is
 * locked here is bought here. Cart first, then its coupon, then products by id, then their stock, then the voucher, then the customer, so that
 * orders never wait for each other in a circle.
 *
 * On PostgreSQL it runs `read committed` (`isolationOf`), which is right because nothing that it relies on can change
 * between being read and the commit:
 * - The cart's row is locked before its lines are read, and every change of a cart locks that row. Who has waited for it in
 *   vain finds the order that has taken it, which is looked for after the wait.
 * - Prices, sale rules and pieces come from product rows that are locked as they are read; every change of stock locks the
 *   product's row first. Other transactions see one moment: one that waits for these rows meanwhile is run again.
 * - So is the row of a coupon before its uses are read.
 * - The voucher's row is locked before its balance is read: of two orders that want to spend it the second sees what the first has left.
 * - A new account is inserted unless its e-mail address is there; the address book locks the customer.
 * - Methods, coupons, categories and pickup points are single facts as of this moment; the sum is compared with the one shown.
 * - One order per cart and per idempotency key is kept by unique indexes; a transaction that fails on one is run again and finds it.
 */
export const placeOrder: Transaction<PlaceOrder, PlaceResult> = async (db, input) => {
  const cart = await lockCart(db, input.cart);
  const known = await findPlaced(db, input);
  if (known !== undefined) return { placed: known, isNew: false, productIds: [] };
  const used = await db.selectFrom('shop_order').select('id').where('idempotency_key', '=', input.key).executeTakeFirst();
  if (used !== undefined) return { refusal: { reason: 'key_in_use' }, productIds: [] };
  const isAnother = input.cart.kind === 'customer' && input.shownCartId !== null && cart?.id !== input.shownCartId;
  if (cart === undefined || isAnother) return { refusal: { reason: 'cart_not_found' }, productIds: [] };

  const choices = finalChoices(parseChoices(cart.checkout), input);
  // Of two orders with the last use of a coupon the second sees that it is gone.
  if (choices.coupon !== null) await lockCoupon(db, choices.coupon);
  const services = await readShopRules(db, input.cart.storeCode, input.wallets);
  const locked = await lockGoods(db, await readItems(db, cart.id), services.addOns);
  const productIds = [...new Set(locked.goods.map(({ productId }) => productId))];
  const now = new Date(input.at);
  const quote = quoteCart({
    goods: locked.goods,
    choices,
    rules: services.rules,
    store: services.store,
    isPlus: services.store.config.plusEnabled && (input.customer?.isPlus ?? false),
    banks: [],
    pickupPoint: await readPickupPoint(db, choices.shipping),
    place: anywhere,
    voucher: choices.voucher == null ? null : await lockVoucher(db, choices.voucher),
    now,
    days: daysAt(now),
  });
  const wanted = complete(input, choices, quote, locked.goods);
  if ('refusal' in wanted) return { ...wanted, productIds };
  const lines = takeLines(locked, wanted.shipping, services.rules.network);
  if ('refusal' in lines) return { ...lines, productIds };

  const account = await openAccount(db, input, wanted);
  const customerId = input.customer?.id ?? account?.customerId ?? null;
  if (input.customer !== null) await keepAddress(db, input.customer.id, wanted.choices.billing);

  const isPaidLater = isPaidOnArrival(wanted.payment);
  const document = buildDocument({
    complete: wanted,
    quote,
    goods: locked.goods,
    store: services.store,
    input,
    account: account?.outcome ?? null,
  });
  const isPaid = wanted.payment.kind === 'voucher';
  const { order, nextCartId } = await writeOrder(db, {
    cartId: cart.id,
    input,
    lines,
    voucherId: quote.voucher?.id ?? null,
    order: {
      store_code: input.cart.storeCode,
      customer_id: customerId,
      email: wanted.email,
      status: isPaidLater || isPaid ? 'processing' : 'pending_payment',
      payment_method: wanted.payment.code,
      payment_status: isPaid ? 'paid' : isPaidLater ? 'offline' : 'pending',
      payment_review: null,
      shipping_method: wanted.shipping.method.code,
      grand_total: quote.totals.grandTotal,
      voucher_amount: quote.voucher?.amount ?? 0,
      // What a voucher has paid is paid; a part is not enough.
      is_mail_held: input.isMailHeld && !isPaidLater && !isPaid,
      document,
    },
  });
  const endedIds = await takeFromPools(db, lines, input.at);
  const isCouponUsed = quote.coupon !== null && (await useCoupon(db, quote.coupon.code));
  if (choices.wantsSms) {
    await enqueueMail(
      db,
      { kind: 'sms-order', data: { number: order.number, grandTotal: quote.totals.grandTotal, language: input.language } },
      {
        recipient: smsNumber(wanted.choices.billing.telephone),
        storeCode: order.store_code,
        at: input.at,
        orderId: order.id,
        isHeld: order.is_mail_held,
      },
    );
  }
  return { placed: placedRecord(order, nextCartId), isNew: true, isCouponUsed, endedIds, productIds };
};
