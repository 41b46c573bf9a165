import { grosze } from 'shared-contracts/money';
import type { Static } from 'typebox';
import type { BoughtGiftCard } from '../rest/schemas/index.ts';
import { keptBecause, withdrawUntil } from './give-back.ts';
import { isSpent } from './rows.ts';
import type { GiftCardRecord } from './rows.ts';

/** A card of an order as buyer and staff read it: without its code. */
export const boughtCard = (card: GiftCardRecord, now: Date): Static<typeof BoughtGiftCard> => ({
  position: card.position,
  value: grosze(card.value),
  state: card.state,
  recipient_email: card.gift.recipientEmail,
  recipient_name: card.gift.recipientName,
  day: card.send_on,
  sent_at: card.sent_at?.toISOString() ?? null,
  expires_at: card.state === 'sent' ? (card.expires_at?.toISOString() ?? null) : null,
  code_end: card.state === 'sent' ? card.code_end : null,
  is_spent: isSpent(card),
  kept: keptBecause(card, now),
  withdraw_until: withdrawUntil(card),
});
