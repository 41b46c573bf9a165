import type { Static } from 'typebox';
import { addressProblems, EMPTY_ADDRESS, normaliseNip, normalisePhone, normalisePostcode } from 'shared-contracts/checkout';
import { basesOf, COMPLAINT_LIMITS, isSecondStage, normaliseIban } from 'shared-contracts/complaints';
import { grosze } from 'shared-contracts/money';
import { cleanText } from 'shared-contracts/reviews';
import type { ComplaintBody } from '../rest/schemas/index.ts';
import type { FieldProblems, ServerProblem } from '../server/invalid-fields.ts';
import { complaintTypes } from './complaint.ts';
import type { ComplaintDocument } from './complaint.ts';

type Body = Static<typeof ComplaintBody>;

const line = (text: string | undefined): string | null => cleanText(text ?? '', { lines: false }) || null;
const tooLong = (text: string | null, most: number): ServerProblem | null => (text !== null && text.length > most ? 'too-long' : null);

/** Whether a text is a calendar day, `2026-02-30` is none. */
const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** A day that has been. @param today `YYYY-MM-DD` in Poland */
export const pastDayProblem = (text: string, today: string): ServerProblem | null => {
  if (text === '') return 'required';
  if (!isDay(text) || text < '2000-01-01') return 'date';
  return text > today ? 'future' : null;
};

const descriptionProblem = (text: string): ServerProblem | null => {
  if (text === '') return 'required';
  if (text.length < COMPLAINT_LIMITS.leastDescription) return 'too-short';
  return text.length > COMPLAINT_LIMITS.description ? 'too-long' : null;
};

/** What money is demanded with: a reason that allows it at once, an amount or an account. */
function moneyProblems({ demand, demand_reason: reason, amount, iban }: Body): FieldProblems {
  if (!isSecondStage(demand)) return {};
  const isReduction = demand === 'price-reduction';
  return {
    demand_reason: reason === undefined ? 'required' : null,
    amount: isReduction && (amount ?? 0) <= 0 ? 'amount' : null,
    iban: normaliseIban(iban ?? '') === undefined ? 'iban' : null,
  };
}

function proofProblems({ document: { type, docNo, docDate }, product }: Body, today: string): FieldProblems {
  const number = line(docNo);
  const isPaper = type === 'receipt' || type === 'invoice';
  return {
    docNo: type !== 'other' && number === null ? 'required' : tooLong(number, COMPLAINT_LIMITS.docNo),
    docDate: isPaper || (docDate ?? '') !== '' ? pastDayProblem(docDate ?? '', today) : null,
    product:
      line(type === 'other' ? product.name : product.sku) === null ? 'required' : tooLong(line(product.name), COMPLAINT_LIMITS.product),
    serial: tooLong(line(product.serial), COMPLAINT_LIMITS.serial),
  };
}

/** ∅09: what is wrong with the fields of a complaint, by the names of the form's controls. @param today `YYYY-MM-DD` in Poland */
export function complaintProblems(body: Body, today: string): FieldProblems {
  const { claimant, buyer, nip, complaint_type: type, basis } = body;
  return {
    ...addressProblems({ ...EMPTY_ADDRESS, ...claimant, email_repeat: claimant.email }, { isCompany: false, asksEmail: true }),
    nip: buyer === 'consumer' || normaliseNip(nip ?? '') !== undefined ? null : 'nip',
    ...proofProblems(body, today),
    complaint_type: complaintTypes.some(({ id }) => id === type) ? null : 'required',
    defect_found_on: pastDayProblem(body.defect_found_on, today),
    description: descriptionProblem(cleanText(body.description, { lines: true })),
    basis: basesOf(buyer).includes(basis) ? null : 'required',
    ...moneyProblems(body),
    checked_terms: body.checked_terms === true ? null : 'required',
  };
}

/** A complaint without problems as it is kept. @param productName as the document or the claimant has it */
export function complaintDocument(body: Body, productName: string): ComplaintDocument {
  const { claimant, buyer, document, product, demand } = body;
  const isMoney = isSecondStage(demand);
  const { type } = document;
  return {
    channel: body.channel,
    claimant: {
      firstname: line(claimant.firstname) ?? '',
      lastname: line(claimant.lastname) ?? '',
      street: line(claimant.street) ?? '',
      postcode: normalisePostcode(claimant.postcode) ?? claimant.postcode,
      city: line(claimant.city) ?? '',
      email: claimant.email.trim(),
      telephone: normalisePhone(claimant.telephone) ?? claimant.telephone,
    },
    buyer,
    nip: buyer === 'consumer' ? null : (normaliseNip(body.nip ?? '') ?? null),
    proof: { kind: type, number: line(document.docNo), day: line(document.docDate), shopId: document.storeId ?? null },
    product: { sku: type === 'other' ? null : line(product.sku), name: productName, serial: line(product.serial), qty: product.qty },
    typeId: body.complaint_type,
    defectFoundOn: body.defect_found_on,
    description: cleanText(body.description, { lines: true }),
    basis: body.basis,
    demand,
    demandReason: isMoney ? (body.demand_reason ?? null) : null,
    amount: demand === 'price-reduction' ? grosze(body.amount ?? 0) : null,
    iban: isMoney ? (normaliseIban(body.iban ?? '') ?? null) : null,
    returnWay: body.return_way,
  };
}
