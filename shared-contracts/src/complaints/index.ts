/** Entry `shared-contracts/complaints`: what a complaint may hold (∅09). Its form and the commerce server hold to the same bounds. */
import { normaliseCaseNumber } from '../cases/case-number.ts';
import type { FieldProblem } from '../checkout/field-rules.ts';

/** Most characters of what a claimant writes; `least` of the description. */
export const COMPLAINT_LIMITS = { docNo: 40, product: 200, serial: 60, description: 2000, leastDescription: 20, message: 2000 } as const;

export const MOST_COMPLAINT_FILES = 5;
export const MOST_COMPLAINT_FILE_BYTES = 10 * 1024 * 1024;
/** What may be picked; what a file is, its bytes say. */
export const COMPLAINT_FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/** Why a file can't be taken. */
export const COMPLAINT_FILE_PROBLEMS = ['file_type', 'file_bytes', 'file_pixels', 'file_broken', 'file_active'] as const;
export type ComplaintFileProblem = (typeof COMPLAINT_FILE_PROBLEMS)[number];

/** Days within which the shop answers, counted from the day after the submission. */
export const COMPLAINT_ANSWER_DAYS = 14;

/** `online`: bought on the page; `stationary`: in a shop. */
export const COMPLAINT_CHANNELS = ['online', 'stationary'] as const;
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number];

/** `other`: any other proof of the purchase: a receipt may not be demanded. */
export const PURCHASE_PROOFS = ['order', 'receipt', 'invoice', 'other'] as const;
export type PurchaseProof = (typeof PURCHASE_PROOFS)[number];

/** `entrepreneur`: a person who buys as a company what has nothing to do with their trade, with a consumer's rights. */
export const COMPLAINT_BUYERS = ['consumer', 'entrepreneur', 'company'] as const;
export type ComplaintBuyer = (typeof COMPLAINT_BUYERS)[number];

/** Law on which a complaint stands: lack of conformity, statutory warranty (companies), the producer's guarantee. */
export const COMPLAINT_BASES = ['conformity', 'statutory', 'guarantee'] as const;
export type ComplaintBasis = (typeof COMPLAINT_BASES)[number];

export const COMPLAINT_DEMANDS = ['repair', 'replacement', 'price-reduction', 'withdrawal'] as const;
export type ComplaintDemand = (typeof COMPLAINT_DEMANDS)[number];

/** The cases in which a lower price or the money may be demanded at once. */
export const SECOND_STAGE_REASONS = ['refused', 'not-done', 'again', 'serious'] as const;
export type SecondStageReason = (typeof SECOND_STAGE_REASONS)[number];

export const RETURN_WAYS = ['courier', 'shop'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

export const COMPLAINT_STATES = ['submitted', 'answered', 'accepted', 'rejected'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** What the server alone can tell of a field of a complaint, beside the problems that all forms know. */
export const COMPLAINT_PROBLEMS = [
  'too-short',
  'future',
  'iban',
  'amount',
  'unknown-document',
  'unknown-order',
  'not-in-document',
] as const;
export type ComplaintProblem = FieldProblem | (typeof COMPLAINT_PROBLEMS)[number];

/** Bases that a buyer may choose: consumers have conformity, companies the statutory warranty. */
export const basesOf = (buyer: ComplaintBuyer): readonly ComplaintBasis[] => [
  buyer === 'company' ? 'statutory' : 'conformity',
  'guarantee',
];

/** Whether a demand comes after a repair or a replacement, so that a reason is asked for. */
export const isSecondStage = (demand: ComplaintDemand): boolean => demand === 'price-reduction' || demand === 'withdrawal';

/** `PL` and 26 digits whose checksum is right; undefined otherwise. Blanks and a missing `PL` do not matter. */
export function normaliseIban(text: string): string | undefined {
  const iban = text
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^(?!PL)/, 'PL');
  if (!/^PL\d{26}$/.test(iban)) return undefined;
  // ISO 13616: country and check digits go to the end, letters become numbers (P = 25, L = 21).
  return BigInt(`${iban.slice(4)}2521${iban.slice(2, 4)}`) % 97n === 1n ? iban : undefined;
}

/** The number of a complaint as it is kept, however it was typed: `RMA-7K3QF-M2X9D`. */
export const normaliseComplaintNumber = (text: string): string => normaliseCaseNumber('RMA', text);

const dayMs = 24 * 60 * 60_000;

/** The last day on which the shop answers. @param submittedAt ISO 8601 */
export const complaintAnswerBy = (submittedAt: string): string =>
  new Date(Date.parse(submittedAt) + COMPLAINT_ANSWER_DAYS * dayMs).toISOString().slice(0, 10);
