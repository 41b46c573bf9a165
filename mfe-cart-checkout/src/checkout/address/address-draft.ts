/** What the address step holds: typed, kept over reloads, and turned into what is sent (K-20, K-27). */
import {
  EMPTY_ADDRESS,
  addressFields,
  addressProblem,
  addressToSend,
  type AddressField,
  type AddressForm,
  type FieldProblem,
} from 'shared-contracts/checkout';
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

/** Which of the two addresses; also the beginning of their fields' names, here and in the server's answers. */
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

/** The draft of a cart without one: what the server keeps, or nothing. */
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

/** @param isGuest guests are asked for their e-mail */
export function visibleFields(
  { isCompany, isElsewhere }: Pick<AddressDraft, 'isCompany' | 'isElsewhere'>,
  isGuest: boolean,
): readonly FieldName[] {
  const billing = addressFields({ isCompany, asksEmail: isGuest }).map((field) => fieldName('billing', field));
  if (!isElsewhere) return billing;
  return [...billing, ...addressFields({ isCompany: false, asksEmail: false }).map((field) => fieldName('shipping', field))];
}

export type DraftProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** K-05: everything that can't be sent as it is, in the order of the form. */
export function draftProblems(draft: AddressDraft, isGuest: boolean): DraftProblems {
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const name of visibleFields(draft, isGuest)) {
    const problem = problemOf(name, draft);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/** Why one field can't be sent as it is; null when it can. */
export function problemOf(name: FieldName, draft: AddressDraft): FieldProblem | null {
  const part: AddressPart = name.startsWith('billing') ? 'billing' : 'shipping';
  // The rest of the name is the field: that is how names are made above.
  return addressProblem(name.slice(name.indexOf('.') + 1) as AddressField, draft[part]);
}

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
