import { isEmail } from 'shared-contracts/checkout';
import { FURTHEST_GIFT_DAYS, hasLink, isDayBetween, LONGEST_GIFT_MESSAGE, LONGEST_GIFT_NAME } from 'shared-contracts/gift-cards';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import { cleanText } from 'shared-contracts/reviews';
import type { Static } from 'typebox';
import type { OrderDocument } from '../orders/order-document.ts';
import { dayAfter, polishDay } from '../promise/working-days.ts';
import type { GiftBody, GiftFields } from '../rest/schemas/index.ts';
import { requireValid } from '../server/invalid-fields.ts';
import type { ServerProblem } from '../server/invalid-fields.ts';

const nameProblem = (name: string): ServerProblem | null => {
  if (name === '') return 'required';
  return name.length > LONGEST_GIFT_NAME ? 'too-long' : hasLink(name) ? 'link' : null;
};

/**
 * J-250: to whom a gift card goes, as it is kept: plain text, on one of the next days.
 * @throws ApiError 400 `invalid_fields` with the problem of each field
 */
export function checkedGift(sent: Static<typeof GiftBody>, now: Date): GiftDetails {
  const email = sent.recipient_email.trim();
  const name = cleanText(sent.recipient_name, { lines: false });
  const message = cleanText(sent.message, { lines: true });
  const day = sent.day.trim();
  const today = polishDay(now);
  requireValid({
    recipient_email: email === '' ? 'required' : isEmail(email) ? null : 'email',
    recipient_name: nameProblem(name),
    message: message.length > LONGEST_GIFT_MESSAGE ? 'too-long' : hasLink(message) ? 'link' : null,
    day: day === '' ? 'required' : isDayBetween(day, today, dayAfter(today, FURTHEST_GIFT_DAYS)) ? null : 'date',
  });
  return { recipientEmail: email, recipientName: name, message, day };
}

/** Whether an order has nothing but gift cards, or nothing else any more. */
export const isCardsOnly = ({ items, areGoodsWithdrawn }: Pick<OrderDocument, 'items' | 'areGoodsWithdrawn'>): boolean =>
  areGoodsWithdrawn === true || items.every(({ gift }) => gift !== undefined);

/** As answers carry it. */
export const giftView = ({ recipientEmail, recipientName, message, day }: GiftDetails): Static<typeof GiftFields> => ({
  recipient_email: recipientEmail,
  recipient_name: recipientName,
  message,
  day,
});

/** Whether two lines are of cards that go to the same person in the same way; two that are none are the same. */
export const areSameGifts = (a: GiftDetails | null, b: GiftDetails | null): boolean =>
  a === null || b === null
    ? a === b
    : a.recipientEmail === b.recipientEmail && a.recipientName === b.recipientName && a.message === b.message && a.day === b.day;
