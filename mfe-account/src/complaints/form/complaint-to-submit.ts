import {
  COMPLAINT_BASES,
  COMPLAINT_BUYERS,
  COMPLAINT_DEMANDS,
  isSecondStage,
  PURCHASE_PROOFS,
  RETURN_WAYS,
  SECOND_STAGE_REASONS,
  type ComplaintChannel,
} from 'shared-contracts/complaints';
import type { ComplaintToSubmit } from 'shared-contracts/rest';
import { amountOf, type ComplaintValues } from './complaint-rules.ts';

/** One of the values that a control offers. @throws for another one, which the rules of the form have refused before */
function known<const Values extends readonly string[]>(values: Values, value: string): Values[number] {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`${value} is none of ${values.join(', ')}`);
  return found;
}

/** ∅09: a valid form as it is sent; controls that were not asked have no value. */
export function complaintToSubmit(values: ComplaintValues, channel: ComplaintChannel, files: readonly string[]): ComplaintToSubmit {
  const given: Partial<ComplaintValues> = values;
  const { serial = '', docNo, docDate, storeId = '', nip, iban, amount = '', pickup_on: pickupDay } = given;
  const proof = known(PURCHASE_PROOFS, values.proof);
  const demand = known(COMPLAINT_DEMANDS, values.demand);
  const grosze = amountOf(amount);
  return {
    channel,
    claimant: {
      firstname: values.firstname,
      lastname: values.lastname,
      street: values.street,
      postcode: values.postcode,
      city: values.city,
      email: values.email,
      telephone: values.telephone,
    },
    buyer: known(COMPLAINT_BUYERS, values.buyer),
    ...(nip !== undefined && { nip }),
    document: {
      type: proof,
      ...(docNo !== undefined && { docNo }),
      ...(docDate !== undefined && { docDate }),
      ...(storeId !== '' && { storeId: Number(storeId) }),
    },
    product: {
      ...(proof === 'other' ? { name: values.product } : { sku: values.product }),
      ...(serial !== '' && { serial }),
      qty: Number(values.qty) || 1,
    },
    complaint_type: Number(values.complaint_type),
    defect_found_on: values.defect_found_on,
    description: values.description,
    basis: known(COMPLAINT_BASES, values.basis),
    demand,
    ...(isSecondStage(demand) && { demand_reason: known(SECOND_STAGE_REASONS, values.demand_reason) }),
    ...(grosze !== undefined && { amount: grosze }),
    ...(iban !== undefined && { iban }),
    return_way: known(RETURN_WAYS, values.return_way),
    ...(pickupDay !== undefined && { pickup_on: pickupDay }),
    files: [...files],
    checked_terms: values.checked_terms,
  };
}
