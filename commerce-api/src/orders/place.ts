import { isEmail } from 'shared-contracts/checkout';
import { grosze } from 'shared-contracts/money';
import { lockCart, readItems } from '../carts/cart-rows.ts';
import { lineTotals } from '../carts/totals.ts';
import { bankTransfer } from '../checkout/checkout-view.ts';
import { parseChoices } from '../checkout/choices.ts';
import type { Choices } from '../checkout/choices.ts';
import { ownShops } from '../checkout/pickup-points.ts';
import { reckon, refusedLines } from '../checkout/reckon.ts';
import type { ChosenShipping, Reckoning } from '../checkout/reckon.ts';
import type { Job } from '../database/database.ts';
import type { PaymentMethod } from '../rest/schemas/index.ts';
import { keepAddress, openAccount } from './account.ts';
import { allocate } from './allocate.ts';
import { findPlaced, placedRecord } from './find-placed.ts';
import { lockGoods } from './locked-goods.ts';
import type { LockedGoods } from './locked-goods.ts';
import type { OrderDocument } from './order-document.ts';
import type { PlaceOrder, PlaceRefusal, PlaceResult } from './place-order.ts';
import { readPickupPoint, readShopRules } from './shop-rules.ts';
import type { ShopRules } from './shop-rules.ts';
import { writeOrder } from './write-order.ts';
import type { NewOrder } from './write-order.ts';

/** The choices of the cart, filled in by what the order itself brings. */
function finalChoices(stored: Choices, { payment, billing }: PlaceOrder): Choices {
  const group = payment.group ?? (stored.payment?.method === payment.method ? stored.payment.group : null);
  return {
    ...stored,
    payment: { method: payment.method, group },
    ...(stored.billing === null && billing !== null ? { billing: billing.address, shouldVerifyAddress: billing.shouldVerify } : {}),
  };
}

/** A cart with everything that an order needs. */
interface Complete {
  readonly choices: Choices & { readonly billing: NonNullable<Choices['billing']> };
  readonly payment: PaymentMethod;
  readonly shipping: ChosenShipping;
  readonly email: string;
}

/** What stands in the way, in the order in which the shopper would mend it; else all that has been asked for. */
function complete(
  input: PlaceOrder,
  choices: Choices,
  reckoning: Reckoning,
  goods: LockedGoods['goods'],
): Complete | { readonly refusal: PlaceRefusal } {
  const [refused] = refusedLines(goods);
  if (refused !== undefined) {
    const { itemId, sku, name } = refused.goods;
    return { refusal: { reason: 'item', refusal: refused.refusal, itemId, sku, name } };
  }
  const { payment, shipping, validation } = reckoning;
  for (const reason of ['empty_cart', 'no_payment', 'no_address', 'address_unverified', 'no_shipping'] as const) {
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
  const { grandTotal } = reckoning.totals;
  if (grandTotal !== input.expectedTotal) return { refusal: { reason: 'price_changed', total: grandTotal } };
  return { choices: { ...choices, billing }, payment, shipping, email };
}

/** The pieces of each line by warehouse; a refusal when the warehouses hold less than the product says. */
function takeLines(
  { goods, stock }: LockedGoods,
  { method, pickupPoint }: ChosenShipping,
  { centralIds }: ShopRules,
): NewOrder['lines'] | { readonly refusal: PlaceRefusal } {
  const pickupShopId = method.code === ownShops && pickupPoint !== null ? Number(pickupPoint.id) : null;
  const left = new Map(stock.map((row) => [`${row.productId} ${row.warehouseId}`, row]));
  const lines: NewOrder['lines'][number][] = [];
  for (const { productId, qty, sale, itemId, sku, name } of goods) {
    if (sale.isSoldWithoutStock) {
      lines.push({ productId, warehouseId: null, qty });
      continue;
    }
    const rows = [...left.values()].filter((row) => row.productId === productId);
    const taken = allocate(rows, qty, { pickupShopId, centralIds });
    if (taken === undefined) {
      const max = rows.reduce((sum, row) => sum + Math.max(0, row.qty), 0);
      return { refusal: { reason: 'item', refusal: { reason: 'not_enough_stock', max }, itemId, sku, name } };
    }
    for (const row of taken) {
      const key = `${productId} ${row.warehouseId}`;
      left.set(key, { ...row, qty: (left.get(key)?.qty ?? 0) - row.qty });
    }
    lines.push(...taken);
  }
  return lines;
}

function documentOf(
  { choices, payment, shipping }: Complete,
  { totals, coupon, isVirtual }: Reckoning,
  { goods }: LockedGoods,
  { store }: ShopRules,
  input: PlaceOrder,
  account: OrderDocument['account'],
): OrderDocument {
  const { number: accountNumber, bank, owner } = store.config.bankAccount;
  return {
    items: goods.map((one, index) => ({
      productId: one.productId,
      sku: one.sku,
      name: one.name,
      requestPath: one.requestPath,
      thumbnail: one.thumbnail,
      qty: one.qty,
      price: one.finalPrice,
      rowTotal: lineTotals(one).total,
      couponShare: totals.couponShares[index] ?? grosze(0),
    })),
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      couponDiscount: totals.couponDiscount,
      shipping: totals.shipping ?? grosze(0),
      paymentFee: totals.paymentFee,
      grandTotal: totals.grandTotal,
    },
    coupon: coupon?.code ?? null,
    payment: {
      title: payment.title,
      group: choices.payment?.group ?? null,
      bankTransfer: payment.code === bankTransfer ? { accountNumber, bank, owner } : null,
      agreementIds: input.payment.agreementIds,
    },
    shipping: {
      title: shipping.method.title,
      deliveryFrom: shipping.method.delivery_from,
      deliveryTo: shipping.method.delivery_to,
      pickupPoint: shipping.pickupPoint,
      trackingNumber: null,
    },
    billing: choices.billing,
    delivery: choices.delivery,
    isVirtual,
    withInvoice: choices.withInvoice,
    analyticsIds: input.analyticsIds,
    account,
  };
}

/**
 * an order out of a cart, once. Everything is worked out anew from what the database holds at this moment: what is
 * locked here is bought here. Cart first, then products by id, so that orders never wait for each other in a circle.
 */
export const placeOrder: Job<PlaceOrder, PlaceResult> = async (transaction, input) => {
  const known = await findPlaced(transaction, input);
  if (known !== undefined) return { placed: known, isNew: false, paymentId: null, productIds: [] };
  const used = await transaction.query('select id from shop_order where idempotency_key = $1', [input.key]);
  if (used.length > 0) return { refusal: { reason: 'key_in_use' }, productIds: [] };
  const cart = await lockCart(transaction, input.cart);
  const isAnother = input.cart.kind === 'customer' && input.shownCartId !== null && cart?.id !== input.shownCartId;
  if (cart === undefined || isAnother) return { refusal: { reason: 'cart_not_found' }, productIds: [] };

  const shop = await readShopRules(transaction, input.cart.storeCode);
  const choices = finalChoices(parseChoices(cart.checkout), input);
  const locked = await lockGoods(transaction, await readItems(transaction, cart.id));
  const productIds = [...new Set(locked.goods.map(({ productId }) => productId))];
  const reckoning = reckon({
    goods: locked.goods,
    choices,
    rules: shop.rules,
    store: shop.store,
    isPlus: input.customer?.isPlus ?? false,
    banks: [],
    pickupPoint: await readPickupPoint(transaction, choices.shipping),
    now: new Date(input.at),
  });
  const wanted = complete(input, choices, reckoning, locked.goods);
  if ('refusal' in wanted) return { ...wanted, productIds };
  const lines = takeLines(locked, wanted.shipping, shop);
  if ('refusal' in lines) return { ...lines, productIds };

  const account = await openAccount(transaction, input, wanted);
  const customerId = input.customer?.id ?? account?.customerId ?? null;
  if (input.customer !== null) await keepAddress(transaction, input.customer.id, wanted.choices.billing);

  const isPaidLater = wanted.payment.kind === 'on-delivery' || wanted.payment.kind === 'in-store';
  const document = documentOf(wanted, reckoning, locked, shop, input, account?.outcome ?? null);
  const { order, paymentId } = await writeOrder(transaction, {
    cartId: cart.id,
    input,
    lines,
    order: {
      store_code: input.cart.storeCode,
      customer_id: customerId,
      email: wanted.email,
      status: isPaidLater ? 'processing' : 'pending_payment',
      payment_method: wanted.payment.code,
      payment_status: isPaidLater ? 'offline' : 'pending',
      shipping_method: wanted.shipping.method.code,
      grand_total: reckoning.totals.grandTotal,
      document,
    },
  });
  return { placed: placedRecord(order), isNew: true, paymentId, productIds };
};
