/** The address of an order or of a customer: its form, what is wrong with it, and how it is kept (C-04, C-05, ≠24). */
import * as v from 'valibot';

import { type FieldProblem, fieldProblemOf, isEmail, normaliseNip, normalisePhone, normalisePostcode } from './field-rules.ts';
import { repeats, requiredText } from './field-schemas.ts';
import { formProblems } from './form-problems.ts';

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
  /** Nothing is brought there and no invoice names it (J-327): street, postcode and town are not asked. */
  readonly isContact?: boolean;
}

/** The fields of an address in the order of the form. */
export function addressFields({ isCompany, asksEmail, isContact = false }: AddressPurpose): readonly AddressField[] {
  return [
    ...(asksEmail ? (['email', 'email_repeat'] as const) : []),
    ...(isCompany ? (['company', 'vat_id'] as const) : (['firstname', 'lastname'] as const)),
    ...(isContact ? [] : (['street', 'postcode', 'city'] as const)),
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

const limited = (field: AddressField) => requiredText(ADDRESS_LIMITS[field]);

/** K-05: the rule of each field. */
const rules: Readonly<Record<AddressField, v.GenericSchema<string>>> = {
  firstname: limited('firstname'),
  lastname: limited('lastname'),
  company: limited('company'),
  vat_id: v.pipe(
    limited('vat_id'),
    v.check((text) => normaliseNip(text) !== undefined, 'nip'),
  ),
  // Addresses in villages may have no street, but all of them have a house number.
  street: v.pipe(limited('street'), v.regex(/\d/, 'house-number')),
  postcode: v.pipe(
    limited('postcode'),
    v.check((text) => normalisePostcode(text) !== undefined, 'postcode'),
  ),
  city: limited('city'),
  telephone: v.pipe(
    limited('telephone'),
    v.check((text) => normalisePhone(text) !== undefined, 'phone'),
  ),
  email: v.pipe(limited('email'), v.check(isEmail, 'email')),
  email_repeat: limited('email_repeat'),
};

/** Names of address fields behind a prefix. */
export type PrefixedField<Prefix extends string> = `${Prefix}${AddressField}`;

/**
 * The rules of the visible fields of an address, in the order of the form, to be spread into the schema of a form.
 * @param prefix in front of the names of the fields, e.g. `billing_address.`
 */
export const addressEntries = <Prefix extends string = ''>(purpose: AddressPurpose, prefix: Prefix) =>
  Object.fromEntries(addressFields(purpose).map((field) => [`${prefix}${field}`, rules[field]])) as Readonly<
    // The names are those of the prefix; fields that are not visible are left out, of the rules as of the values.
    Record<PrefixedField<Prefix>, v.GenericSchema<string>>
  >;

/** ≠24: what of an e-mail address counts when it is repeated. */
export const comparedEmail = (email: string): string => email.trim().toLowerCase();

export type AddressProblems = Readonly<Partial<Record<AddressField, FieldProblem>>>;

/** All fields that can't be sent, in the order of the form. */
export const addressProblems = (form: AddressForm, purpose: AddressPurpose): AddressProblems =>
  formProblems(
    v.pipe(v.object(addressEntries(purpose, '')), repeats('email', 'email_repeat', 'email-repeat', comparedEmail)),
    form,
    fieldProblemOf,
  );

/** The address as calls carry it: trimmed, numbers in their usual spelling, what is empty is null (C-11). A contact has no street, postcode and town. */
export function addressToSend(form: AddressForm, { isCompany, isContact = false }: Pick<AddressPurpose, 'isCompany' | 'isContact'>) {
  const text = (value: string): string | null => value.trim() || null;
  return {
    firstname: isCompany ? null : text(form.firstname),
    lastname: isCompany ? null : text(form.lastname),
    company: isCompany ? text(form.company) : null,
    vat_id: isCompany ? (normaliseNip(form.vat_id) ?? text(form.vat_id)) : null,
    street: isContact ? [] : [form.street.trim()],
    postcode: isContact ? '' : (normalisePostcode(form.postcode) ?? form.postcode.trim()),
    city: isContact ? '' : form.city.trim(),
    country_id: 'PL',
    telephone: normalisePhone(form.telephone) ?? form.telephone.trim(),
  };
}
