import { addressEntries, consent, normaliseNip, requiredEmail, requiredText } from 'shared-contracts/checkout';
import {
  COMPLAINT_BASES,
  COMPLAINT_BUYERS,
  COMPLAINT_DEMANDS,
  COMPLAINT_LIMITS,
  isSecondStage,
  RETURN_WAYS,
  SECOND_STAGE_REASONS,
  type ComplaintBuyer,
  type ComplaintChannel,
  type ComplaintDemand,
  type PurchaseProof,
  type ReturnWay,
} from 'shared-contracts/complaints';
import * as v from 'valibot';
import { accountRule } from '../../cases/account-rule.ts';

/** What decides which fields are asked. */
export interface ComplaintChoices {
  readonly channel: ComplaintChannel;
  readonly proof: PurchaseProof;
  readonly buyer: ComplaintBuyer;
  readonly demand: ComplaintDemand;
  readonly way: ReturnWay;
}

/** Proofs of a channel, the usual one first. */
export const proofsOf = (channel: ComplaintChannel): readonly PurchaseProof[] =>
  channel === 'online' ? ['order', 'other'] : ['receipt', 'invoice', 'other'];

/** All fields of the form by their names, in its order; which of them are asked depends on the choices. */
export type ComplaintField =
  | 'proof'
  | 'docNo'
  | 'docDate'
  | 'storeId'
  | 'product'
  | 'qty'
  | 'serial'
  | 'complaint_type'
  | 'defect_found_on'
  | 'description'
  | 'basis'
  | 'demand'
  | 'demand_reason'
  | 'amount'
  | 'iban'
  | 'return_way'
  | 'pickup_on'
  | 'buyer'
  | 'nip'
  | 'firstname'
  | 'lastname'
  | 'street'
  | 'postcode'
  | 'city'
  | 'telephone'
  | 'email';

const one = (values: readonly string[]) => v.pipe(v.string(), v.picklist(values, 'required'));
const optionalText = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit, 'too-long'));
const checked = (isRight: (text: string) => boolean, code: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.check(isRight, code));

/** An amount as it is typed, `150,50`, in grosze; undefined for anything else. */
export const amountOf = (text: string): number | undefined => {
  const typed = text.replaceAll(/\s|zł/g, '').replace(',', '.');
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return amount > 0 ? amount : undefined;
};

/** A day that has been. @param today `YYYY-MM-DD` */
const pastDay = (today: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.isoDate('date'),
    v.check((day) => day <= today, 'future'),
  );

function purchaseRules({ proof }: ComplaintChoices, today: string): Partial<Record<ComplaintField, v.GenericSchema<string>>> {
  const product = { product: requiredText(COMPLAINT_LIMITS.product), qty: v.string(), serial: optionalText(COMPLAINT_LIMITS.serial) };
  if (proof === 'other') return product;
  const number = { docNo: requiredText(COMPLAINT_LIMITS.docNo) };
  return proof === 'order'
    ? { ...number, email: requiredEmail(), ...product }
    : { ...number, docDate: pastDay(today), storeId: v.string(), ...product };
}

/** K-05, ∅09: the rules of the fields that are asked; the server checks by the same bounds. @param today `YYYY-MM-DD` */
export function complaintSchema(choices: ComplaintChoices, today: string) {
  const { proof, channel, demand, buyer, way } = choices;
  const isMoney = isSecondStage(demand);
  const entries = {
    proof: one(proofsOf(channel)),
    ...purchaseRules(choices, today),
    complaint_type: v.pipe(v.string(), v.nonEmpty('required')),
    defect_found_on: pastDay(today),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.minLength(COMPLAINT_LIMITS.leastDescription, 'too-short'),
      v.maxLength(COMPLAINT_LIMITS.description, 'too-long'),
    ),
    basis: one(COMPLAINT_BASES),
    demand: one(COMPLAINT_DEMANDS),
    ...(isMoney && { demand_reason: one(SECOND_STAGE_REASONS) }),
    ...(demand === 'price-reduction' && { amount: checked((text) => amountOf(text) !== undefined, 'amount') }),
    ...(isMoney && { iban: accountRule() }),
    return_way: one(RETURN_WAYS),
    ...(way === 'courier' && { pickup_on: v.pipe(v.string(), v.nonEmpty('required')) }),
    buyer: one(COMPLAINT_BUYERS),
    ...(buyer !== 'consumer' && { nip: checked((text) => normaliseNip(text) !== undefined, 'nip') }),
    ...addressEntries({ isCompany: false, asksEmail: false }, ''),
    ...(proof !== 'order' && { email: requiredEmail() }),
  };
  // Fields that are not asked are left out, of the rules as of the values.
  return v.object({ ...(entries as unknown as Readonly<Record<ComplaintField, v.GenericSchema<string>>>), checked_terms: consent() });
}

export type ComplaintValues = v.InferOutput<ReturnType<typeof complaintSchema>>;
