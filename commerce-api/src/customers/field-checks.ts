import { addressProblems, addressToSend, EMPTY_ADDRESS, isEmail, isGoodPassword } from 'shared-contracts/checkout';
import type { AddressForm, FieldProblem } from 'shared-contracts/checkout';
import type { ServerProblem } from '../server/invalid-fields.ts';
import { isCommonPassword, isShopPassword } from './common-passwords.ts';
import type { PlainAddress } from './documents.ts';

const longestName = 60;

/** What is wrong with a first or last name; null: nothing. */
export function nameProblem(text: string): FieldProblem | null {
  const name = text.trim();
  if (name === '') return 'required';
  return name.length > longestName ? 'too-long' : null;
}

/** What is wrong with an e-mail address; null: nothing. */
export function emailProblem(text: string): FieldProblem | null {
  const email = text.trim();
  if (email === '') return 'required';
  return isEmail(email) ? null : 'email';
}

/** K-05, J-128. */
export function newPasswordProblem(text: string): ServerProblem | null {
  if (text === '') return 'required';
  if (!isGoodPassword(text)) return 'password';
  return isCommonPassword(text) || isShopPassword(text) ? 'common-password' : null;
}

/** A day of birth: a real day (`YYYY-MM-DD`), not before 1900 and not in the future. */
export function birthdayProblem(text: string, today: Date): FieldProblem | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // 30 February becomes a day of March: what is written back must be what was read.
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isDay && day.getUTCFullYear() >= 1900 && day.getTime() <= today.getTime() ? null : 'date';
}

/** An address as a customer sends it; what is left out is empty. */
export interface SentAddress {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly company?: string | null;
  readonly vat_id?: string | null;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly telephone: string;
}

const formOf = (sent: SentAddress): AddressForm => ({
  ...EMPTY_ADDRESS,
  firstname: sent.firstname ?? '',
  lastname: sent.lastname ?? '',
  company: sent.company ?? '',
  vat_id: sent.vat_id ?? '',
  street: sent.street.join(' '),
  postcode: sent.postcode,
  city: sent.city,
  telephone: sent.telephone,
});

/** U-11: stands for the names of a company's address. */
const noName = '-';

/** What is wrong with an address, and how it is kept. A company's is one that names the company or its NIP. */
export function checkAddress(sent: SentAddress): { readonly problems: ReturnType<typeof addressProblems>; readonly address: PlainAddress } {
  const form = formOf(sent);
  const isCompany = form.company.trim() !== '' || form.vat_id.trim() !== '';
  const { firstname, lastname, vat_id: vatId, country_id: countryId, ...rest } = addressToSend(form, { isCompany });
  return {
    problems: addressProblems(form, { isCompany, asksEmail: false }),
    address: { ...rest, firstname: firstname ?? noName, lastname: lastname ?? noName, vatId, countryId },
  };
}
