import type { Language } from 'shared-contracts';
import type { Grosze } from 'shared-contracts/money';
import type { WithdrawalReturnWay } from 'shared-contracts/withdrawals';
import { grosze } from 'shared-contracts/money';
import { dayText } from '../translation/day-text.ts';
import { withdrawalTexts } from './texts.ts';
import { refundOf } from './withdrawal.ts';
import type { WithdrawalDocument } from './withdrawal.ts';

/**
 * What the confirmation of a withdrawal says, in the e-mail and as PDF: the statement with its day and hour. Nothing in it was typed by
 * whoever has withdrawn (J-122), and nothing names them: the number alone opens it.
 */
export interface WithdrawalPaper {
  readonly number: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly language: Language;
  readonly lines: readonly { readonly name: string; readonly sku: string; readonly qty: number; readonly amount: Grosze }[];
  readonly delivery: Grosze;
  readonly total: Grosze;
  readonly voucher: Grosze;
  readonly returnWay: WithdrawalReturnWay;
  /** J-335: how large goods are collected; `day`, `YYYY-MM-DD`, null: none was chosen. Missing where there are none. */
  readonly pickup?: { readonly day: string | null };
  /** The goods have never left, and nothing comes back. */
  readonly isGivenUp?: true;
}

interface PaperParts {
  readonly number: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly document: WithdrawalDocument;
  readonly order: { readonly number: string; readonly placed_at: Date };
  /** `YYYY-MM-DD`; null: no day was chosen. */
  readonly pickupDay: string | null;
}

export const paperOf = ({ number, submittedAt, document, order, pickupDay }: PaperParts): WithdrawalPaper => ({
  number,
  orderNumber: order.number,
  orderedAt: order.placed_at.toISOString(),
  submittedAt,
  language: document.language,
  lines: document.lines.map(({ shownName, sku, qty, amount }) => ({ name: shownName, sku, qty, amount })),
  delivery: document.delivery,
  total: grosze(refundOf(document)),
  voucher: document.voucher,
  returnWay: document.returnWay,
  ...(document.isLarge === true && { pickup: { day: pickupDay } }),
  ...(document.isGivenUp === true && { isGivenUp: true }),
});

type WayBack = Pick<WithdrawalPaper, 'language' | 'returnWay' | 'pickup' | 'isGivenUp'>;

/** How the goods come back, in words. */
export function wayText({ language, returnWay, pickup, isGivenUp }: WayBack): string {
  const texts = withdrawalTexts[language];
  if (isGivenUp === true) return texts.givenUp;
  if (pickup === undefined) return `${texts[returnWay]} ${texts.notDelivered}`;
  const day = pickup.day === null ? [] : [texts.courierOn.replace('{day}', dayText(pickup.day, language))];
  return [texts.courier, ...day, texts.notDelivered].join(' ');
}
