/** Orders and their payments. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AddressBody } from './address.ts';
import type { CartAddress } from './address.ts';
import { PickupPointRef } from './pickup.ts';
import { BoughtGiftCard, GiftFields } from './gift-card.ts';
import { Money, named, nullable, oneOf } from './common.ts';

export const orderStatuses = ['pending_payment', 'processing', 'packed', 'shipped', 'ready_for_pickup', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** `offline`: paid on delivery or in the shop. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'offline'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const OrderItem = Type.Object({
  sku: Type.String(),
  product_id: Type.Integer(),
  name: Type.String(),
  request_path: Type.String(),
  thumbnail: Type.String(),
  qty: Type.Integer(),
  price: Money('Paid for one piece'),
  row_total: Money('Paid for all pieces, before a coupon'),
  add_ons: Type.Array(
    Type.Object({
      kind: oneOf(['warranty', 'service'] as const),
      id: Type.Integer(),
      name: Type.String(),
      price: Money('For one piece'),
      row_total: Money('For all pieces of the line'),
      option: nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { description: 'The shop in which a service is done' })),
    }),
    { description: 'Warranty and services that were bought with it (C-26, C-27)' },
  ),
  has_product_sheet: Type.Optional(Type.Boolean({ description: 'Its page has a product information sheet (J-244)' })),
  warranty_until: Type.Optional(nullable(Type.String({ description: 'YYYY-MM-DD; null before it has been delivered (J-244)' }))),
  gift: Type.Optional(nullable(GiftFields)),
});

const OrderPaper = Type.Object({
  id: Type.String({ maxLength: 20 }),
  kind: oneOf(['proforma', 'receipt', 'invoice', 'correction'] as const),
  number: Type.String(),
  issued_at: Type.String({ format: 'date-time' }),
  ksef_number: nullable(Type.String({ description: 'Of the national system of e-invoices; null until it has told' })),
});

export const Order = Type.Object(
  {
    order_id: Type.Integer(),
    number: Type.String(),
    hash: Type.String({ description: 'Lets its bearer read the order without signing in (R-40)' }),
    placed_at: Type.String({ format: 'date-time' }),
    status: oneOf(orderStatuses),
    can_change_delivery: Type.Optional(Type.Boolean({ description: 'Day and address of delivery can be changed (J-249)' })),
    can_cancel: Type.Optional(Type.Boolean({ description: 'Its customer can give it up: nobody has packed it (J-183)' })),
    timeline: Type.Array(
      Type.Object({
        event: Type.String({ description: 'placed, paid, payment_failed or a status' }),
        at: Type.String({ format: 'date-time' }),
      }),
      { description: 'What has happened, the oldest first' },
    ),
    email: Type.String(),
    is_mail_held: Type.Optional(Type.Boolean({ description: 'Its e-mails wait for the payment (J-268)' })),
    items: Type.Array(OrderItem),
    gift_cards: Type.Optional(Type.Array(BoughtGiftCard, { description: 'Cards that were paid for (J-251)' })),
    item_count: Type.Integer({ description: 'Pieces' }),
    totals: Type.Object({
      subtotal: Money('Goods before reductions'),
      discount: Money('Saved by reductions'),
      coupon_discount: Money('Saved by the coupon'),
      add_ons: Money('Warranties and services'),
      shipping: Money('Delivery'),
      payment_fee: Money('Fee of the method of payment'),
      grand_total: Money('Lines, delivery and fee'),
      voucher: Type.Optional(Money('Paid by a voucher; given back to it when the order is cancelled')),
      to_pay: Type.Optional(Money('What is left to be paid')),
      tax: Type.Optional(
        nullable(
          Type.Object(
            { rate: Type.Integer({ description: 'Per cent' }), untaxed: Money('What of the sum has no tax: gift cards') },
            { description: 'The tax in the sums, where the store shows net prices (J-354)' },
          ),
        ),
      ),
    }),
    coupon: nullable(Type.String()),
    payment: Type.Object({
      method: Type.String(),
      title: Type.String(),
      status: oneOf(paymentStatuses),
      can_pay: Type.Boolean({ description: 'It can be paid (again) now' }),
      review: Type.Optional(nullable(oneOf(['deciding', 'documents'] as const, 'What an application for credit waits for'))),
      instalments: Type.Optional(
        nullable(
          Type.Object({ months: Type.Integer(), monthly: Money('One instalment'), total: Money('All together'), rrso: Type.Integer() }),
        ),
      ),
      refund: Type.Optional(
        nullable(
          Type.Object(
            {
              money: Money('To who has paid'),
              voucher: Money('To the voucher'),
              is_done: Type.Boolean({ description: 'All of it is on its way' }),
            },
            { description: 'What is paid back (J-184)' },
          ),
        ),
      ),
      bank_transfer: nullable(
        Type.Object({ account_number: Type.String(), bank: Type.String(), owner: Type.String(), title: Type.String() }),
      ),
    }),
    shipping: Type.Object({
      method_code: Type.String(),
      method_title: Type.String(),
      amount: Money('Delivery'),
      delivery_from: Type.String({ format: 'date' }),
      delivery_to: Type.String({ format: 'date' }),
      collection_hour: nullable(Type.Integer({ description: 'Hour of the first day from which on the goods lie ready in a shop' })),
      delivery_hours: nullable(Type.String({ description: 'Hours of the day that the shopper has chosen: 08-12' })),
      pickup_point: nullable(PickupPointRef),
      carrier: Type.Optional(nullable(Type.String({ description: 'Who carries the parcel, once it is sent (J-182)' }))),
      tracking_number: nullable(Type.String()),
      parcel: Type.Optional(
        Type.Array(
          Type.Object({
            state: Type.String({
              description: 'label_made, taken_over, on_its_way, out_for_delivery, attempt_failed, waits_at_point, delivered, returned',
            }),
            at: Type.String({ format: 'date-time' }),
          }),
          {
            description: 'What its carrier has told of the parcel, the oldest first (J-310)',
          },
        ),
      ),
    }),
    billing_address: named<CartAddress>('CartAddress'),
    shipping_address: nullable(named<CartAddress>('CartAddress')),
    with_invoice: Type.Boolean(),
    documents: Type.Optional(Type.Array(OrderPaper, { description: 'Papers of the sale, the oldest first (J-245)' })),
  },
  { $id: 'Order', title: 'Order' },
);
export type Order = Static<typeof Order>;
export const OrderRef = named<Order>('Order');

export const OrderSummary = Type.Object(
  {
    number: Type.String(),
    hash: Type.String(),
    placed_at: Type.String({ format: 'date-time' }),
    status: oneOf(orderStatuses),
    payment_status: oneOf(paymentStatuses),
    can_pay: Type.Boolean(),
    grand_total: Money('To pay'),
    item_count: Type.Integer({ description: 'Pieces' }),
    items: Type.Array(Type.Object({ name: Type.String(), thumbnail: Type.String(), request_path: Type.String(), qty: Type.Integer() })),
  },
  { $id: 'OrderSummary', title: 'OrderSummary' },
);
export type OrderSummary = Static<typeof OrderSummary>;
export const OrdersAnswer = Type.Object({ items: Type.Array(named<OrderSummary>('OrderSummary')), total_count: Type.Integer() });

/** J-290 */
export const WarrantyReminder = Type.Object({
  is_offered: Type.Boolean({ description: 'A warranty of the order lasts still' }),
  is_on: Type.Boolean(),
});
export const WarrantyReminderBody = Type.Object({ is_on: Type.Boolean() });

/** What follows after an order has been placed: nothing, the gateway's page, or a BLIK code to be sent or waited for. */
const nextSteps = ['none', 'redirect', 'blik-code', 'blik-wait'] as const;

export const PlacedOrder = Type.Object(
  {
    order_id: Type.Integer(),
    number: Type.String(),
    hash: Type.String(),
    grand_total: Money('To pay'),
    payment: Type.Object({ method: Type.String(), status: oneOf(paymentStatuses), next: oneOf(nextSteps) }),
    account: nullable(oneOf(['created', 'exists'] as const, 'Whether the wish for an account was met (U-13)')),
    next_cart_id: Type.Optional(
      nullable(Type.String({ description: 'Of the cart that has what was put aside in the ordered one (J-303)' })),
    ),
  },
  { $id: 'PlacedOrder', title: 'PlacedOrder' },
);
export type PlacedOrder = Static<typeof PlacedOrder>;
export const PlacedOrderRef = named<PlacedOrder>('PlacedOrder');

/** Which order, and the proof of the right to ask. */
export const OrderQuery = Type.Object({
  order: Type.String({ minLength: 1, maxLength: 32, description: 'Its number' }),
  hash: Type.String({ minLength: 1, maxLength: 64 }),
});

/** */
export const PostPlaceData = Type.Object(
  {
    order: Type.String(),
    method: Type.String(),
    status: oneOf(['pending', 'success', 'error'] as const),
    redirect_url: nullable(Type.String({ description: 'Where the shopper pays; null when there is no page to go to' })),
    review: Type.Optional(nullable(oneOf(['deciding', 'documents'] as const, 'What an application for credit waits for'))),
  },
  { $id: 'PostPlaceData', title: 'PostPlaceData', description: 'K-13' },
);
export type PostPlaceData = Static<typeof PostPlaceData>;
export const PostPlaceDataRef = named<PostPlaceData>('PostPlaceData');

/** ∅37 */
export const TransactionStatus = Type.Object(
  {
    status: oneOf(['pending', 'success', 'error'] as const),
    code: nullable(oneOf(['wrong_code', 'code_expired', 'rejected', 'timed_out'] as const, 'Why it failed')),
    message: nullable(Type.String({ description: 'For the shopper' })),
    expires_at: nullable(Type.String({ format: 'date-time', description: 'Until then the bank waits for the confirmation' })),
  },
  { $id: 'TransactionStatus', title: 'TransactionStatus' },
);
export type TransactionStatus = Static<typeof TransactionStatus>;
export const TransactionStatusRef = named<TransactionStatus>('TransactionStatus');

/** */
export const BlikBody = Type.Object({
  blikCode: Type.String({ maxLength: 12, description: 'Six digits' }),
  order: OrderQuery.properties.order,
  hash: OrderQuery.properties.hash,
});

/** Another try to pay, by the same or another method. */
export const PayAgainBody = Type.Object({
  paymentMethod: Type.Object({
    method: Type.String({ maxLength: 64 }),
    additional_data: Type.Optional(
      Type.Object({ blik_code: Type.Optional(Type.String({ maxLength: 12 })), group: Type.Optional(Type.Integer()) }),
    ),
  }),
});

/** Methods by which an order can still be paid. */
export const OrderPaymentMethods = Type.Array(Type.Object({ code: Type.String(), title: Type.String(), description: Type.String() }));

export const TrackingBody = Type.Object({
  number: Type.String({ minLength: 1, maxLength: 32 }),
  email: Type.String({ minLength: 1, maxLength: 300 }),
});

/** J-183: the telephone number of the order is the proof that number and e-mail alone are not. */
export const TrackedCancelBody = Type.Object({ ...TrackingBody.properties, telephone: Type.String({ minLength: 1, maxLength: 40 }) });

/** J-249 */
const ChosenDay = Type.Object({ date: Type.String({ format: 'date' }), range: Type.String({ maxLength: 20, description: '08-12' }) });
export const OrderDelivery = Type.Object({
  chosen: nullable(ChosenDay),
  delivery_from: Type.String({ format: 'date', description: 'First day without a chosen one' }),
  delivery_to: Type.String({ format: 'date' }),
  days: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), ranges: Type.Array(Type.String({ description: '08-12' })) })),
});
export const OrderDeliveryBody = Type.Object({
  day: Type.Optional(Type.Union([ChosenDay, Type.Null()], { description: 'Null: any; absent: as it is' })),
  address: Type.Optional(AddressBody),
});

/** */
export const DeliveryCalendar = Type.Object(
  {
    order: Type.String({ description: 'Number' }),
    chosen: nullable(Type.Object({ date: Type.String({ format: 'date' }), range: Type.String() })),
    days: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date' }),
        ranges: Type.Array(Type.String({ description: '8-12' })),
      }),
    ),
  },
  { $id: 'DeliveryCalendar', title: 'DeliveryCalendar', description: 'K-17' },
);
export type DeliveryCalendar = Static<typeof DeliveryCalendar>;
export const DeliveryCalendarRef = named<DeliveryCalendar>('DeliveryCalendar');
