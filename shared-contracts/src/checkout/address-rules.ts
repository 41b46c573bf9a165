/** The address of an order or of a customer: its form, what is wrong with it, and how it is kept (C-04, C-05, ≠24). */
import { type FieldProblem, isEmail, normaliseNip, normalisePhone, normalisePostcode } from './field-rules.ts';

/** What a shopper types. `email_repeat` is checked by the form alone (≠24). */
export interface AddressForm {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly vat_id: string;
  /** Street, house and flat in one line. */
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly telephone: string;
  readonly email: string;
  readonly email_repeat: string;
}

export type AddressField = keyof AddressForm;

export const EMPTY_ADDRESS: AddressForm = {
  firstname: '',
  lastname: '',
  company: '',
  vat_id: '',
  street: '',
  postcode: '',
  city: '',
  telephone: '',
  email: '',
  email_repeat: '',
};

/** Whose address it is and what for; decides which fields are asked. */
export interface AddressPurpose {
  /** A company's: its name and NIP are asked (K-20); the person's name may stay empty. */
  readonly isCompany: boolean;
  /** A guest's first address also asks for the e-mail; twice. */
  readonly asksEmail: boolean;
}

/** The fields of an address in the order of the form. */
export function addressFields({ isCompany, asksEmail }: AddressPurpose): readonly AddressField[] {
  return [
    ...(asksEmail ? (['email', 'email_repeat'] as const) : []),
    ...(isCompany ? (['company', 'vat_id'] as const) : (['firstname', 'lastname'] as const)),
    'street',
    'postcode',
    'city',
    'telephone',
  ];
}

/** Most characters of a field. */
export const ADDRESS_LIMITS: Readonly<Record<AddressField, number>> = {
  firstname: 60,
  lastname: 60,
  company: 120,
  vat_id: 20,
  street: 120,
  postcode: 10,
  city: 60,
  telephone: 20,
  email: 254,
  email_repeat: 254,
};

/** K-05: why the field can't be sent as it is; null when it can. */
export function addressProblem(field: AddressField, form: AddressForm): FieldProblem | null {
  const text = form[field].trim();
  if (text === '') return 'required';
  if (text.length > ADDRESS_LIMITS[field]) return 'too-long';
  switch (field) {
    case 'email':
      return isEmail(text) ? null : 'email';
    case 'email_repeat':
      return text.toLowerCase() === form.email.trim().toLowerCase() ? null : 'email-repeat';
    case 'postcode':
      return normalisePostcode(text) === undefined ? 'postcode' : null;
    case 'telephone':
      return normalisePhone(text) === undefined ? 'phone' : null;
    case 'vat_id':
      return normaliseNip(text) === undefined ? 'nip' : null;
    case 'street':
      // Villages have addresses without a street, but never without a number.
      return /\d/.test(text) ? null : 'house-number';
    default:
      return null;
  }
}

export type AddressProblems = Readonly<Partial<Record<AddressField, FieldProblem>>>;

/** All fields that can't be sent, in the order of the form. */
export function addressProblems(form: AddressForm, purpose: AddressPurpose): AddressProblems {
  const problems: Partial<Record<AddressField, FieldProblem>> = {};
  for (const field of addressFields(purpose)) {
    const problem = addressProblem(field, form);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** The address as calls carry it: trimmed, numbers in their usual spelling, what is empty is null (C-11). */
export function addressToSend(form: AddressForm, { isCompany }: Pick<AddressPurpose, 'isCompany'>) {
  const text = (value: string): string | null => value.trim() || null;
  return {
    firstname: isCompany ? null : text(form.firstname),
    lastname: isCompany ? null : text(form.lastname),
    company: isCompany ? text(form.company) : null,
    vat_id: isCompany ? (normaliseNip(form.vat_id) ?? text(form.vat_id)) : null,
    street: [form.street.trim()],
    postcode: normalisePostcode(form.postcode) ?? form.postcode.trim(),
    city: form.city.trim(),
    country_id: 'PL',
    telephone: normalisePhone(form.telephone) ?? form.telephone.trim(),
  };
}
