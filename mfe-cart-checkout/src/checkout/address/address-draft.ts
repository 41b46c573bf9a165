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
  /** A person wants an invoice as well (J-328). */
  readonly wantsInvoice: boolean;
  /** The goods are collected, not brought (J-327). */
  readonly isCollected: boolean;
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

type Known = Pick<CheckoutCart, 'billing_address' | 'shipping_address' | 'with_invoice' | 'without_delivery_address' | 'shipping'>;

/** The initial draft: what the cart has, or nothing. */
export function draftOf({ billing_address, shipping_address, with_invoice, without_delivery_address, shipping }: Known): AddressDraft {
  const isElsewhere = shipping_address !== null && shipping_address.same_as_billing === false;
  const isCompany = with_invoice && billing_address?.vat_id !== null;
  return {
    isCompany,
    wantsInvoice: with_invoice && !isCompany,
    // A place to collect it may have been chosen before anybody was asked for an address.
    isCollected: without_delivery_address || (billing_address === null && shipping !== null && shipping.pickup_point !== null),
    isElsewhere,
    savesAddress: false,
    billing: formOf(billing_address),
    shipping: isElsewhere ? formOf(shipping_address) : EMPTY_ADDRESS,
  };
}

/** What decides which fields are visible. */
export interface AddressFormShape {
  readonly isCompany: boolean;
  /** Who it is and how they are reached, and no street (J-327). */
  readonly isContact: boolean;
  readonly hasShipping: boolean;
  /** Guests are asked for their e-mail address, and may ask for an account (U-13). */
  readonly isGuest: boolean;
  readonly wantsAccount: boolean;
}

export type AddressStepField = FieldName | 'password' | 'confirm';

const passwords = { password: pipe(string(), check(isGoodPassword, 'password')), confirm: pipe(string(), nonEmpty('repeat')) };

/** K-05: the visible fields in the order of the form, with the rules that the server checks by. */
export const addressStepSchema = ({ isCompany, isContact, hasShipping, isGuest, wantsAccount }: AddressFormShape) => {
  const entries = {
    ...addressEntries({ isCompany, isContact, asksEmail: isGuest }, 'billing_address.'),
    ...(hasShipping ? addressEntries({ isCompany: false, asksEmail: false }, 'shipping_address.') : {}),
    ...(isGuest && wantsAccount ? passwords : {}),
  };
  return pipe(
    object(entries as Readonly<Record<AddressStepField, GenericSchema<string>>>), // fields that are not visible are left out
    repeats('billing_address.email', 'billing_address.email_repeat', 'email-repeat', comparedEmail),
    repeats('password', 'confirm', 'repeat'),
  );
};

/** Whether nothing is brought to the buyer and no invoice names them: then only who they are is asked (J-327). */
export const isContactOnly = ({
  isCompany,
  wantsInvoice,
  isCollected,
}: Pick<AddressDraft, 'isCompany' | 'wantsInvoice' | 'isCollected'>): boolean => isCollected && !isCompany && !wantsInvoice;

/** The body of A-14, of what the form shows. */
export function addressesToSet(draft: AddressDraft, isGuest: boolean, verified: boolean): AddressesToSet {
  const { isCompany, wantsInvoice, isCollected, isElsewhere, savesAddress, billing, shipping } = draft;
  const isContact = isContactOnly(draft);
  return {
    billing_address: {
      ...addressToSend(billing, { isCompany, isContact }),
      ...(isGuest ? { email: billing.email.trim() } : { save_in_address_book: savesAddress && !isContact }),
    },
    shipping_address: isElsewhere ? { ...addressToSend(shipping, { isCompany: false }), same_as_billing: false } : null,
    with_invoice: isCompany || wantsInvoice,
    ...(wantsInvoice && !isCompany && { invoice_for: 'person' }),
    ...(isCollected && { without_delivery_address: true }),
    ...(verified && { verified }),
  };
}
