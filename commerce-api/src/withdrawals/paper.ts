import type { Language } from 'shared-contracts';
import type { Grosze } from 'shared-contracts/money';
import type { WithdrawalReturnWay } from 'shared-contracts/withdrawals';
import { grosze } from 'shared-contracts/money';
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
}

interface PaperParts {
  readonly number: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly document: WithdrawalDocument;
  readonly order: { readonly number: string; readonly placed_at: Date };
}

export const paperOf = ({ number, submittedAt, document, order }: PaperParts): WithdrawalPaper => ({
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
});
