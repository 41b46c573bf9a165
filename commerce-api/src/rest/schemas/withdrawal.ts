/** J-198: withdrawals from contracts, as shoppers make and read them. */
import {
  LONGEST_WITHDRAWAL_REASON,
  WITHDRAWAL_CLOSURES,
  WITHDRAWAL_EXCLUSIONS,
  WITHDRAWAL_RETURN_WAYS,
  WITHDRAWAL_STATES,
} from 'shared-contracts/withdrawals';
import { Type } from 'typebox';
import { Money, nullable, oneOf, RecordId } from './common.ts';

const Line = Type.String({ maxLength: 300 });
const LineNumber = Type.Integer({ minimum: 0, maximum: 10_000, description: 'Place of the line in the order, from 0' });
const Time = Type.String({ format: 'date-time' });
const Day = Type.String({ description: 'YYYY-MM-DD' });

/** An order of the signed-in customer by its number, any other with the e-mail address and the telephone number that it was placed with. */
export const WithdrawalOrderBody = Type.Object({
  number: Type.String({ minLength: 1, maxLength: 100 }),
  email: Type.Optional(Line),
  telephone: Type.Optional(Type.String({ maxLength: 40 })),
});

export const WithdrawableOrder = Type.Object({
  number: Type.String(),
  placed_at: Time,
  closed: nullable(oneOf(WITHDRAWAL_CLOSURES, 'Why nothing can be withdrawn from')),
  last_day: nullable(Type.String({ description: 'YYYY-MM-DD; null as long as the goods have not been delivered' })),
  days: Type.Integer(),
  is_paid: Type.Boolean({ description: 'Otherwise nothing is paid back but what a voucher has paid' }),
  asks_account: Type.Boolean({ description: 'No gateway brought the money' }),
  seen: Type.Integer({ description: 'To be sent with the withdrawal: it counts what has been given back of this order' }),
  delivery: Money('Paid back beside the goods when everything is withdrawn from'),
  lines: Type.Array(
    Type.Object({
      line: LineNumber,
      sku: Type.String(),
      name: Type.String(),
      thumbnail: Type.String(),
      qty: Type.Integer(),
      left: Type.Integer({ description: 'Pieces that have not been withdrawn' }),
      add_ons: Type.Array(Type.String(), { description: 'Names: they go with their line' }),
      excluded: nullable(oneOf(WITHDRAWAL_EXCLUSIONS)),
      is_gift_card: Type.Optional(Type.Boolean({ description: 'It is given back where its order is shown (J-254)' })),
      is_large: Type.Optional(Type.Boolean({ description: 'No parcel carries it: a courier collects it (J-335)' })),
      condition: nullable(Type.String({ description: 'Under which the goods are taken back, such as an unbroken seal' })),
      amounts: Type.Array(Money('Paid back for one piece of those that are left, for two …')),
    }),
  ),
  pickup_days: Type.Optional(
    Type.Array(Type.String({ description: 'YYYY-MM-DD' }), {
      description: 'On which a courier collects large goods that are there (J-335)',
    }),
  ),
  return_ways: Type.Optional(
    Type.Array(oneOf(WITHDRAWAL_RETURN_WAYS), {
      description: 'Missing: all. Large goods of an order without a street are brought to a salon (J-335)',
    }),
  ),
  earlier: Type.Array(Type.Object({ number: Type.String(), submitted_at: Time, state: oneOf(WITHDRAWAL_STATES) })),
});

export const WithdrawalBody = Type.Object({
  order: WithdrawalOrderBody,
  seen: Type.Integer({ minimum: 0, maximum: 10_000 }),
  lines: Type.Array(Type.Object({ line: LineNumber, qty: Type.Integer({ minimum: 1, maximum: 10_000 }) }), { maxItems: 1000 }),
  reason: Type.Optional(Type.String({ maxLength: 10 * LONGEST_WITHDRAWAL_REASON })),
  iban: Type.Optional(Line),
  return_way: oneOf(WITHDRAWAL_RETURN_WAYS),
  pickup_on: Type.Optional(
    Type.String({ maxLength: 20, description: 'Of the days offered: on which a courier collects large goods (J-335), YYYY-MM-DD' }),
  ),
});
export const SubmittedWithdrawal = Type.Object({ number: Type.String() });

export const WithdrawalNumberBody = Type.Object({ number: Type.String({ minLength: 1, maxLength: 100 }) });
/** J-335 */
export const WithdrawalPickupBody = Type.Object({
  ...WithdrawalNumberBody.properties,
  email: Type.String({ maxLength: 254, description: 'Of the order' }),
  day: Type.String({ maxLength: 20, description: 'Of the days offered, YYYY-MM-DD' }),
});
const Pickup = Type.Object({
  day: nullable(Type.String({ description: 'YYYY-MM-DD; null: none was chosen yet' })),
  shipment: nullable(Type.String({ description: 'The number of the collection, once the courier knows of it' })),
  collected_at: nullable(Time),
});

const Event = Type.Object({ state: oneOf(WITHDRAWAL_STATES), at: Time });
const refund = {
  goods: Money('For the goods'),
  delivery: Money('For delivery and payment'),
  voucher: Money('Part of the refund that goes back to a voucher'),
  refund: Money('All that is paid back'),
  reduced: Type.Optional(
    nullable(
      Type.Object(
        { by: Money('Less than was told'), reason: Type.String({ description: 'For staff; empty for shoppers: their e-mail has it' }) },
        { description: 'Goods were used more than needed (J-334)' },
      ),
    ),
  ),
};

/** J-199: nothing of the shopper is told. */
export const WithdrawalStatus = Type.Object({
  number: Type.String(),
  order_number: Type.String(),
  state: oneOf(WITHDRAWAL_STATES),
  submitted_at: Time,
  send_back_by: Day,
  return_way: oneOf(WITHDRAWAL_RETURN_WAYS),
  lines: Type.Array(Type.Object({ name: Type.String(), qty: Type.Integer(), amount: Money('Paid back for it') })),
  ...refund,
  pickup: Type.Optional(
    nullable(
      Type.Object(
        {
          ...Pickup.properties,
          days: Type.Array(Type.String(), { description: 'That can be chosen now; none: it can be changed no more' }),
        },
        { description: 'Of large goods (J-335)' },
      ),
    ),
  ),
  timeline: Type.Array(Event),
});

/** J-205: as staff reads it. */
const OpenWithdrawal = Type.Object({
  id: RecordId,
  number: Type.String(),
  order_number: Type.String(),
  state: oneOf(WITHDRAWAL_STATES),
  submitted_at: Time,
  email: Type.String(),
  payment: Type.String({ description: 'Title of the method' }),
  is_paid: Type.Boolean(),
  iban: nullable(Type.String()),
  reason: nullable(Type.String()),
  return_way: oneOf(WITHDRAWAL_RETURN_WAYS),
  lines: Type.Array(Type.Object({ sku: Type.String(), name: Type.String(), qty: Type.Integer(), amount: Money('Paid back for it') })),
  ...refund,
  pickup: Type.Optional(nullable(Pickup)),
});
export const OpenWithdrawals = Type.Object({ items: Type.Array(OpenWithdrawal) });
export const WithdrawalStepBody = Type.Object({
  step: oneOf(['received', 'checked', 'refunded']),
  reduced: Type.Optional(
    Type.Object(
      { by: Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Grosze' }), reason: Type.String({ maxLength: 20_000 }) },
      { description: 'With `refunded`: less of the price of the goods, and why; the shopper reads it (J-334)' },
    ),
  ),
});
export const MovedWithdrawal = Type.Object({
  id: RecordId,
  state: oneOf(WITHDRAWAL_STATES),
  by_hand: Type.Boolean({ description: 'No gateway brought the money: staff transfers it' }),
});
