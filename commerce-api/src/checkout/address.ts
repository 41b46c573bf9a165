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

/** Whether a body says nothing of street, postcode and town (J-327). */
export const isBlankPlace = ({ street, postcode, city }: Pick<AddressBody, 'street' | 'postcode' | 'city'>): boolean =>
  [street, postcode, city].flat().every((text) => text.trim() === '');

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

export interface AddressUse {
  /** Company and NIP are required (K-20). */
  readonly isOfCompany: boolean;
  /** Name and telephone are enough: street, postcode and town are not kept (J-327). */
  readonly isContact: boolean;
}

/** Whether goods or an invoice can be sent to an address: who collects their order may have given none (J-327). */
export const isPostal = ({ street, postcode, city }: Pick<StoredAddress, 'street' | 'postcode' | 'city'>): boolean =>
  street.some((line) => line.trim() !== '') && postcode !== '' && city !== '';

/**
 * An address by the rules of the forms (K-05), normalised.
 * @param name of the address in the body, in front of its fields' problems
 */
export function checkAddress(body: AddressBody, name: string, { isOfCompany, isContact }: AddressUse): CheckedAddress {
  const form = formOf(body);
  // Goods may go to a company without an invoice being wanted: then its name is enough.
  const isCompany = isOfCompany || (form.company.trim() !== '' && form.firstname.trim() === '' && form.lastname.trim() === '');
  const { vat_id: wrongNip, ...others } = addressProblems(form, { isCompany, asksEmail: false, isContact });
  const isNipWrong = wrongNip !== undefined && (isOfCompany || form.vat_id.trim() !== '');
  const email = form.email.trim();
  const problems = {
    ...others,
    ...(isNipWrong ? { vat_id: wrongNip } : {}),
    ...(email !== '' && !isEmail(email) ? { email: 'email' as const } : {}),
  };
  return {
    address: {
      ...addressToSend(form, { isCompany, isContact }),
      email: email === '' ? null : email,
      // A contact is nothing for an address book.
      ...(body.save_in_address_book === undefined || isContact ? {} : { save_in_address_book: body.save_in_address_book }),
    },
    problems: Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${name}.${field}`, problem])),
  };
}
