/** Orders at the desk (J-182 … J-185). */
import { Type } from 'typebox';
import { orderSteps } from '../../orders/step-names.ts';
import { Money, nullable, oneOf, RecordId } from './common.ts';
import { OrderRef, orderStatuses, paymentStatuses } from './order.ts';

const Time = Type.String({ format: 'date-time' });

export const DeskOrdersQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of number, e-mail, telephone number or name' })),
  state: Type.Optional(oneOf([...orderStatuses, 'pay-out'] as const, '`pay-out`: money is to be paid back by hand')),
  first: Type.Optional(oneOf(['newest', 'oldest'] as const, 'J-379: which come first; without it the newest')),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

export const DeskOrderRow = Type.Object({
  id: RecordId,
  number: Type.String(),
  placed_at: Time,
  name: Type.String(),
  email: Type.String(),
  telephone: Type.String(),
  status: oneOf(orderStatuses),
  payment_title: Type.String(),
  payment_status: oneOf(paymentStatuses),
  total: Money('Lines, delivery and fee'),
});
export const DeskOrders = Type.Object({ items: Type.Array(DeskOrderRow), total_count: Type.Integer() });

export const historyKinds = ['event', 'payment', 'report', 'refund', 'mail'] as const;

/** What has happened to an order: its own events, tries to pay, reports of gateways, refunds, e-mails and its parcel. */
const HistoryEntry = Type.Object({
  at: Time,
  kind: oneOf(historyKinds),
  code: Type.String({ description: 'A state, a method of payment, the kind of an e-mail' }),
  detail: Type.String({ description: 'How it ended; empty: nothing to add' }),
  amount: nullable(Money('Of money')),
});

export const DeskRefund = Type.Object({
  refund_id: Type.String({ format: 'uuid' }),
  way: oneOf(['voucher', 'gateway', 'transfer'] as const),
  reason: oneOf(['cancelled', 'staff', 'withdrawal', 'late'] as const),
  is_of_complaint: Type.Optional(Type.Boolean({ description: 'By staff, for an accepted complaint (J-333)' })),
  iban: Type.Optional(nullable(Type.String({ description: 'Of a complaint: where a transfer goes' }))),
  status: oneOf(['pending', 'done'] as const),
  amount: Money('Paid back'),
});

export const DeskOrder = Type.Object({
  id: RecordId,
  order: OrderRef,
  steps: Type.Array(oneOf(orderSteps), { description: 'Which are open now' }),
  refunded: Money('Given back up to now'),
  left: Money('That can still be given back'),
  refunds: Type.Array(DeskRefund),
  cards_to_resend: Type.Array(Type.Integer(), { description: 'Positions of the gift cards that can be sent once more (J-251)' }),
  history: Type.Array(HistoryEntry, { description: 'The oldest first' }),
  note: Type.String({ description: "The shop's own" }),
});

export const OrderStepBody = Type.Object({
  step: oneOf(orderSteps),
  carrier: Type.Optional(Type.String({ maxLength: 200, description: 'Of what is sent' })),
  parcel_number: Type.Optional(Type.String({ maxLength: 200, description: 'Of what is sent' })),
});
export const OrderRefundBody = Type.Object({
  amount: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Grosze' }),
  refunded: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'What had been given back when staff decided (grosze)' }),
});
export const OrderNoteBody = Type.Object({
  note: Type.String({ maxLength: 20_000 }),
  seen: Type.String({ maxLength: 20_000, description: 'The note that is changed' }),
});
export const ChangedOrder = Type.Object({ id: RecordId });
export const KsefBody = Type.Object({ ksef_number: Type.String({ maxLength: 60 }) });
