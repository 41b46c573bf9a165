import { EMPTY_ADDRESS, addressProblems, addressToSend, isEmail } from 'shared-contracts/checkout';
import type { AddressForm, FieldProblem } from 'shared-contracts/checkout';
import type { AddressBody } from '../rest/schemas/index.ts';
import type { StoredAddress } from './choices.ts';

/** Why fields cannot be taken, by their names in the body: `billing_address.postcode` → `postcode`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export interface CheckedAddress {
  readonly address: StoredAddress;
  readonly problems: FieldProblems;
}

/** The address as the form has it; a street of several lines becomes one (≠24). */
function formOf(body: AddressBody): AddressForm {
  const street = typeof body.street === 'string' ? body.street : body.street.map((line) => line.trim()).join(' ');
  const city = body.city.trim();
  return {
    ...EMPTY_ADDRESS,
    firstname: body.firstname ?? '',
    lastname: body.lastname ?? '',
    company: body.company ?? '',
    vat_id: body.vat_id ?? '',
    street,
    // C-12: a postcode without a town is the rest of another address.
    postcode: city === '' ? '' : body.postcode,
    city,
    telephone: body.telephone,
    email: body.email ?? '',
  };
}

/**
 * An address by the rules of the forms (K-05), normalised.
 * @param isInvoice company and NIP are required (K-20)
 * @param name of the address in the body, in front of its fields' problems
 */
export function checkAddress(body: AddressBody, name: string, isInvoice: boolean): CheckedAddress {
  const form = formOf(body);
  // Goods may go to a company without an invoice being wanted: then its name is enough.
  const isCompany = isInvoice || (form.company.trim() !== '' && form.firstname.trim() === '' && form.lastname.trim() === '');
  const { vat_id: wrongNip, ...others } = addressProblems(form, { isCompany, asksEmail: false });
  const isNipWrong = wrongNip !== undefined && (isInvoice || form.vat_id.trim() !== '');
  const email = form.email.trim();
  const problems = {
    ...others,
    ...(isNipWrong ? { vat_id: wrongNip } : {}),
    ...(email !== '' && !isEmail(email) ? { email: 'email' as const } : {}),
  };
  return {
    address: {
      ...addressToSend(form, { isCompany }),
      email: email === '' ? null : email,
      ...(body.save_in_address_book === undefined ? {} : { save_in_address_book: body.save_in_address_book }),
    },
    problems: Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${name}.${field}`, problem])),
  };
}
