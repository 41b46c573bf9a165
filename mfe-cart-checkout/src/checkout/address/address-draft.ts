/** The draft of the address step: what is typed, kept over reloads, and turned into the request (K-20, K-27). */
import {
  EMPTY_ADDRESS,
  addressEntries,
  addressToSend,
  comparedEmail,
  isGoodPassword,
  repeats,
  type AddressField,
  type AddressForm,
} from 'shared-contracts/checkout';
import { check, nonEmpty, object, pipe, string, type GenericSchema } from 'valibot';
import type { AddressesToSet } from 'shared-contracts/rest';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import type { CleanAddress } from '../../service/sanitize.ts';

export interface AddressDraft {
  /** An invoice for a company (K-20). */
  readonly isCompany: boolean;
  /** The goods go to another address. */
  readonly isElsewhere: boolean;
  readonly savesAddress: boolean;
  readonly billing: AddressForm;
  readonly shipping: AddressForm;
}

/** Which of the two addresses; also the prefix of field names, here and in the responses of the server. */
export type AddressPart = 'billing' | 'shipping';
export type FieldName = `${AddressPart}_address.${AddressField}`;

export const fieldName = (part: AddressPart, field: AddressField): FieldName => `${part}_address.${field}`;

/** The form of a known address. */
export function formOf(address: CleanAddress | null): AddressForm {
  if (address === null) return EMPTY_ADDRESS;
  return {
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    vat_id: address.vat_id ?? '',
    street: (address.street ?? []).join(', '),
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    telephone: address.telephone ?? '',
    email: address.email ?? '',
    email_repeat: address.email ?? '',
  };
}

/** The initial draft: the addresses of the cart, or empty ones. */
export function draftOf({
  billing_address,
  shipping_address,
  with_invoice,
}: Pick<CheckoutCart, 'billing_address' | 'shipping_address' | 'with_invoice'>): AddressDraft {
  const isElsewhere = shipping_address !== null && shipping_address.same_as_billing === false;
  return {
    isCompany: with_invoice,
    isElsewhere,
    savesAddress: false,
    billing: formOf(billing_address),
    shipping: isElsewhere ? formOf(shipping_address) : EMPTY_ADDRESS,
  };
}

/** What decides which fields are visible. */
export interface AddressFormShape {
  readonly isCompany: boolean;
  readonly hasShipping: boolean;
  /** Guests are asked for their e-mail address, and may ask for an account (U-13). */
  readonly isGuest: boolean;
  readonly wantsAccount: boolean;
}

export type AddressStepField = FieldName | 'password' | 'confirm';

const passwords = { password: pipe(string(), check(isGoodPassword, 'password')), confirm: pipe(string(), nonEmpty('repeat')) };

/** K-05: the visible fields in the order of the form, with the rules that the server checks by. */
export const addressStepSchema = ({ isCompany, hasShipping, isGuest, wantsAccount }: AddressFormShape) => {
  const entries = {
    ...addressEntries({ isCompany, asksEmail: isGuest }, 'billing_address.'),
    ...(hasShipping ? addressEntries({ isCompany: false, asksEmail: false }, 'shipping_address.') : {}),
    ...(isGuest && wantsAccount ? passwords : {}),
  };
  return pipe(
    object(entries as Readonly<Record<AddressStepField, GenericSchema<string>>>), // fields that are not visible are left out
    repeats('billing_address.email', 'billing_address.email_repeat', 'email-repeat', comparedEmail),
    repeats('password', 'confirm', 'repeat'),
  );
};

/** The body of A-14. */
export function addressesToSet(draft: AddressDraft, isGuest: boolean, verified: boolean): AddressesToSet {
  const { isCompany, isElsewhere, savesAddress, billing, shipping } = draft;
  return {
    billing_address: {
      ...addressToSend(billing, { isCompany }),
      ...(isGuest ? { email: billing.email.trim() } : { save_in_address_book: savesAddress }),
    },
    shipping_address: isElsewhere ? { ...addressToSend(shipping, { isCompany: false }), same_as_billing: false } : null,
    with_invoice: isCompany,
    ...(verified && { verified }),
  };
}
