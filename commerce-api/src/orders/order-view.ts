import { timingSafeEqual } from 'node:crypto';
import { grosze, sumGrosze } from 'shared-contracts/money';
import { giftView } from '../gift-cards/gift.ts';
import { orderKeptBecause } from '../gift-cards/give-back.ts';
import type { GiftCardRecord } from '../gift-cards/rows.ts';
import { boughtCard } from '../gift-cards/view.ts';
import { tokenHash } from '../customers/token.ts';
import type { CartAddress, Order, OrderSummary } from '../rest/schemas/index.ts';
import type { StoredAddress } from '../checkout/choices.ts';
import type { InvoiceRecord } from '../invoices/invoice-rows.ts';
import { hasProforma, PROFORMA, proformaNumber } from '../invoices/proforma.ts';
import type { OrderRecord } from './order-record.ts';
import { canCancel, canChangeDelivery } from './order-steps.ts';
import { amountDue, awaitsPayment, canPay } from './payable.ts';
import type { ParcelEvent } from '../parcels/parcel.ts';
import type { PathOf } from './product-paths.ts';
import type { RefundRecord } from './refund-rows.ts';

export interface OrderEvent {
  readonly event: string;
  readonly at: Date;
}

/** An order with what has happened to it, the oldest first. */
export interface OrderHistory {
  readonly order: OrderRecord;
  readonly events: readonly OrderEvent[];
  readonly refunds: readonly RefundRecord[];
  readonly giftCards: readonly GiftCardRecord[];
  /** The way of its parcel, as far as it is followed. */
  readonly parcel: readonly ParcelEvent[];
  /** Its invoice or receipt and their corrections. */
  readonly invoices: readonly InvoiceRecord[];
}

/** Whether somebody holds the order's hash; takes as long for a wrong one. */
export const isHashOf = ({ hash }: Pick<OrderRecord, 'hash'>, given: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(hash)), Buffer.from(tokenHash(given)));

const addressView = (address: StoredAddress): CartAddress => ({ ...address, street: [...address.street] });

const pieces = ({ document }: OrderRecord): number => document.items.reduce((sum, { qty }) => sum + qty, 0);

/** J-184: what is paid back; null: nothing. Money of a second payment, which nobody knows of, is none of it. */
function refundView(refunds: OrderHistory['refunds']): NonNullable<Order['payment']['refund']> | null {
  const own = refunds.filter(({ reason }) => reason !== 'late');
  if (own.length === 0) return null;
  const sum = (rows: OrderHistory['refunds']) => sumGrosze(rows.map(({ amount }) => grosze(amount)));
  return {
    money: sum(own.filter(({ way }) => way !== 'voucher')),
    voucher: sum(own.filter(({ way }) => way === 'voucher')),
    is_done: own.every(({ status }) => status === 'done'),
  };
}

/** J-245: the papers of an order; a transfer that is waited for has a proforma. */
const papersOf = (order: OrderRecord, invoices: OrderHistory['invoices']): NonNullable<Order['documents']> => [
  ...(hasProforma(order)
    ? [{ id: PROFORMA, kind: PROFORMA, number: proformaNumber(order), issued_at: order.placed_at.toISOString(), ksef_number: null }]
    : []),
  ...invoices.map(({ id, kind, number, issued_at: at, ksef_number }) => ({
    id: String(id),
    kind,
    number,
    issued_at: at.toISOString(),
    ksef_number,
  })),
];

/** The whole order, as its owner reads it. */
export function orderView({ order, events, refunds, giftCards, invoices, parcel }: OrderHistory, pathOf: PathOf, now: Date): Order {
  const { items, totals, coupon, payment, shipping, billing, delivery, withInvoice, isVirtual } = order.document;
  return {
    order_id: order.id,
    number: order.number,
    hash: order.hash,
    placed_at: order.placed_at.toISOString(),
    status: order.status,
    can_change_delivery: canChangeDelivery(order),
    can_cancel: canCancel(order) && orderKeptBecause(giftCards, now) === null,
    timeline: events.map(({ event, at }) => ({ event, at: at.toISOString() })),
    email: order.email,
    ...(order.is_mail_held && { is_mail_held: true }),
    items: items.map((item) => ({
      sku: item.sku,
      product_id: item.productId,
      name: item.name,
      request_path: pathOf(order, item),
      thumbnail: item.thumbnail,
      qty: item.qty,
      price: item.price,
      row_total: item.rowTotal,
      add_ons: (item.addOns ?? []).map(({ kind, id, name, price, rowTotal, option }) => ({
        kind,
        id,
        name,
        price,
        row_total: rowTotal,
        option,
      })),
      gift: item.gift === undefined ? null : giftView(item.gift),
    })),
    gift_cards: giftCards.map((card) => boughtCard(card, now)),
    item_count: pieces(order),
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      coupon_discount: totals.couponDiscount,
      add_ons: totals.addOns ?? grosze(0),
      shipping: totals.shipping,
      payment_fee: totals.paymentFee,
      grand_total: grosze(order.grand_total),
      voucher: grosze(order.voucher_amount),
      to_pay: grosze(amountDue(order)),
      tax: totals.tax ?? null,
    },
    coupon,
    payment: {
      method: order.payment_method,
      title: payment.title,
      status: order.payment_status,
      can_pay: canPay(order),
      review: awaitsPayment(order) ? order.payment_review : null,
      instalments: payment.instalments ?? null,
      refund: refundView(refunds),
      bank_transfer:
        payment.bankTransfer === null
          ? null
          : {
              account_number: payment.bankTransfer.accountNumber,
              bank: payment.bankTransfer.bank,
              owner: payment.bankTransfer.owner,
              title: order.number,
            },
    },
    shipping: {
      method_code: order.shipping_method,
      method_title: shipping.title,
      amount: totals.shipping,
      delivery_from: shipping.deliveryFrom,
      delivery_to: shipping.deliveryTo,
      collection_hour: shipping.collectionHour ?? null,
      delivery_hours: shipping.hours ?? null,
      pickup_point: shipping.pickupPoint,
      carrier: shipping.carrier ?? null,
      tracking_number: shipping.trackingNumber,
      parcel: parcel.map(({ state, at }) => ({ state, at: at.toISOString() })),
    },
    billing_address: addressView(billing),
    shipping_address: isVirtual || delivery === null ? null : addressView(delivery),
    with_invoice: withInvoice,
    documents: papersOf(order, invoices),
  };
}

/** An order in a list. */
export const orderSummary = (order: OrderRecord, pathOf: PathOf): OrderSummary => ({
  number: order.number,
  hash: order.hash,
  placed_at: order.placed_at.toISOString(),
  status: order.status,
  payment_status: order.payment_status,
  can_pay: canPay(order),
  grand_total: grosze(order.grand_total),
  item_count: pieces(order),
  items: order.document.items.map((item) => ({
    name: item.name,
    thumbnail: item.thumbnail,
    request_path: pathOf(order, item),
    qty: item.qty,
  })),
});

const hidden = '•••';

const masked = (address: CartAddress): CartAddress => ({
  ...address,
  street: address.street.map(() => hidden),
  telephone: `${hidden} ${hidden} ${address.telephone.slice(-3)}`,
});

/** what is shown for an order number and e-mail: the status, but neither the address nor the secret. */
export const trackedView = (view: Order): Order => ({
  ...view,
  hash: '',
  // Whom somebody gives something, and where that is sent, is nobody else's business.
  items: view.items.map((item) => ({ ...item, gift: null })),
  gift_cards: [],
  documents: [],
  payment: { ...view.payment, can_pay: false },
  billing_address: masked(view.billing_address),
  shipping_address: view.shipping_address === null ? null : masked(view.shipping_address),
});
