import { fieldProblemOf, requiredEmail, requiredText } from 'shared-contracts/checkout';
import { FURTHEST_GIFT_DAYS, hasLink, isDayBetween, LONGEST_GIFT_MESSAGE, LONGEST_GIFT_NAME } from 'shared-contracts/gift-cards';
import { check, maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';

const DAY_MS = 86_400_000;

/** The last day on which a card that is bought today can be sent. */
export const furthestDay = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + FURTHEST_GIFT_DAYS * DAY_MS).toISOString().slice(0, 10);

const hasNoLink = check((text: string) => !hasLink(text), 'link');

/** J-250: which card, for whom and when; the server checks by the same bounds. @param today in Poland */
export const giftSchema = (today: string) =>
  object({
    sku: pipe(string(), nonEmpty('value')),
    recipient_name: pipe(requiredText(LONGEST_GIFT_NAME), hasNoLink),
    recipient_email: requiredEmail(),
    message: pipe(string(), trim(), maxLength(LONGEST_GIFT_MESSAGE, 'too-long'), hasNoLink),
    day: pipe(
      string(),
      nonEmpty('required'),
      check((day) => isDayBetween(day, today, furthestDay(today)), 'date'),
    ),
  });

const KNOWN = ['required', 'too-long', 'email', 'date', 'link'] as const;
export type GiftProblem = (typeof KNOWN)[number] | 'value';

export const parseGiftProblem = (code: unknown): GiftProblem | undefined => {
  if (code === 'value' || code === 'link') return code;
  const problem = fieldProblemOf(code);
  return KNOWN.find((one) => one === problem);
};
