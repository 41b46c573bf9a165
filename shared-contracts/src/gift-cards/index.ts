/** Entry `shared-contracts/gift-cards`: gift cards (J-250). Their forms and the commerce server hold to the same bounds. */

/** Where cards are bought, and where it is seen what is left on one. */
export const GIFT_CARD_PATH = '/karta-podarunkowa';
export const GIFT_CARD_BALANCE_PATH = '/karta-podarunkowa/saldo';

/** Most characters of the recipient's name and of the message. */
export const LONGEST_GIFT_NAME = 60;
export const LONGEST_GIFT_MESSAGE = 300;

/** Most characters of a code as it is typed. */
export const LONGEST_GIFT_CODE = 64;

/** How many days ahead the day of sending may lie. */
export const FURTHEST_GIFT_DAYS = 365;

/** Months after its sending for which a card can be paid with. */
export const GIFT_CARD_MONTHS = 12;

/** Days after its sending within which a card that nobody has paid with can be given back. */
export const GIFT_CARD_WITHDRAWAL_DAYS = 14;

/** `waiting`: for its day; `sent`: can be paid with; `cancelled`: given back. */
export const GIFT_CARD_STATES = ['waiting', 'sent', 'cancelled'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** Why a card cannot be given back: something was paid with it, or its time is over. */
export const GIFT_CARD_KEPT = ['spent', 'late'] as const;
export type GiftCardKept = (typeof GIFT_CARD_KEPT)[number];

/** To whom a card goes, and when. */
export interface GiftDetails {
  readonly recipientEmail: string;
  readonly recipientName: string;
  /** Plain text; empty: none. */
  readonly message: string;
  /** Calendar day in Poland, `2026-12-24`. */
  readonly day: string;
}

/** What is wrong with a name or a message, beside the problems that all forms know. */
export const GIFT_PROBLEMS = ['link'] as const;
export type GiftProblem = (typeof GIFT_PROBLEMS)[number];

/** What mail readers make a link of: an address with a scheme or a mailbox, a name of any domain, four numbers. */
const leadsAway = [/:\/\//, /@/, /[\p{L}\d][.。]\p{L}{2,}/u, /\d{1,3}(?:\.\d{1,3}){3}/];

/** A message in the shop's name must not lead anywhere else. A sentence that begins without a space reads like a domain. */
export const hasLink = (text: string): boolean => {
  const plain = text.normalize('NFKC'); // wide letters and dots lead there, too
  return leadsAway.some((form) => form.test(plain));
};

/** The last of November and a day more is another day. @param day written as one */
const isRealDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** Whether a text is a calendar day from one to another, both included: `2026-12-24`. */
export const isDayBetween = (day: string, first: string, last: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && day <= last && isRealDay(day);
