/** Gift cards (J-250 … J-254). */
import { GIFT_CARD_KEPT, GIFT_CARD_STATES, LONGEST_GIFT_CODE } from 'shared-contracts/gift-cards';
import { Type } from 'typebox';
import { Money, nullable, oneOf } from './common.ts';

const Day = Type.String({ format: 'date' });
const Time = Type.String({ format: 'date-time' });

/** To whom a card goes. */
export const GiftFields = Type.Object({
  recipient_email: Type.String({ description: 'Of a gift card: to whom it goes (J-250)' }),
  recipient_name: Type.String(),
  message: Type.String({ description: 'Plain text; empty: none' }),
  day: Type.String({ description: 'Day of sending, in Poland: 2026-12-24' }),
});

/** The same as it is sent; bounds are explained by `invalid_fields`. */
export const GiftBody = Type.Object({
  recipient_email: Type.String({ maxLength: 400 }),
  recipient_name: Type.String({ maxLength: 400 }),
  message: Type.String({ maxLength: 4000 }),
  day: Type.String({ maxLength: 40 }),
});

export const GiftCardsOffer = Type.Object({
  cards: Type.Array(Type.Object({ sku: Type.String(), value: Money('What it holds, and what it costs'), picture: Type.String() })),
});

/** A card of an order, without its code. */
export const BoughtGiftCard = Type.Object({
  position: Type.Integer({ description: 'Counts the cards of the order' }),
  value: Money('When it was sent'),
  state: oneOf(GIFT_CARD_STATES),
  recipient_email: Type.String(),
  recipient_name: Type.String(),
  day: Day,
  sent_at: nullable(Time),
  expires_at: nullable(Time),
  code_end: nullable(Type.String({ description: 'Last four signs of its code' })),
  is_spent: Type.Boolean({ description: 'Something was paid with it' }),
  kept: nullable(oneOf(GIFT_CARD_KEPT, 'Why it cannot be given back; null: it can')),
  withdraw_until: nullable(Type.String({ format: 'date', description: 'Last day on which it can be given back; null until it is sent' })),
});

export const GiftCardCodeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: LONGEST_GIFT_CODE }) });

export const GiftCardBalance = Type.Object({
  code_end: Type.String(),
  balance: Money('That is left'),
  expires_at: Time,
  movements: Type.Array(Type.Object({ kind: oneOf(['spent', 'returned'] as const), amount: Money('Paid or given back'), at: Time }), {
    description: 'The newest first',
  }),
});
