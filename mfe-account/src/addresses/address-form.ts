import type { ApiResult } from 'shared-contracts';
import {
  addressFields,
  addressProblems,
  addressToSend,
  EMPTY_ADDRESS,
  type AddressField,
  type AddressForm,
} from 'shared-contracts/checkout';
import type { AddressToKeep, Customer, CustomerAddress } from 'shared-contracts/rest';
import { nameOrNothing } from 'shared-contracts/user';
import type { Problems, Values } from '../forms/form-rules.ts';
import type { Commerce } from '../session/commerce.ts';

export type Owner = 'person' | 'company';

const checks = ['default_billing', 'default_shipping'] as const;
export type KeptField = AddressField | (typeof checks)[number];

/** The fields of a kept address, in the order of the form. */
export const keptFields = (owner: Owner): readonly KeptField[] => [
  ...addressFields({ isCompany: owner === 'company', asksEmail: false }),
  ...checks,
];

/** Whose address it is. */
export const ownerOf = (address: CustomerAddress | null): Owner => (address?.company ? 'company' : 'person');

/** What the form starts with; U-11: a company's '-' is no name. */
export function formOf(address: CustomerAddress | null): AddressForm {
  if (address === null) return EMPTY_ADDRESS;
  const { firstname, lastname, company, vat_id, street, postcode, city, telephone } = address;
  return {
    ...EMPTY_ADDRESS,
    firstname: nameOrNothing(firstname) ?? '',
    lastname: nameOrNothing(lastname) ?? '',
    company: company ?? '',
    vat_id: vat_id ?? '',
    street: street.join(', '),
    postcode,
    city,
    telephone,
  };
}

const typed = (values: Values<KeptField>): AddressForm => ({ ...EMPTY_ADDRESS, ...values });

/** K-05: by the rules that the server checks by. */
export const keptProblems = (values: Values<KeptField>, owner: Owner): Problems<KeptField> =>
  addressProblems(typed(values), { isCompany: owner === 'company', asksEmail: false });

/** The address as it is sent. */
export const keptToSend = (values: Values<KeptField>, owner: Owner): AddressToKeep => ({
  ...addressToSend(typed(values), { isCompany: owner === 'company' }),
  default_billing: values.default_billing !== '',
  default_shipping: values.default_shipping !== '',
});

/** Adds an address, or changes the one with the id; answers the customer as they are now. */
export const keepAddress = (commerce: Commerce, id: number | null, address: AddressToKeep): Promise<ApiResult<Customer>> =>
  id === null ? commerce.addAddress(address) : commerce.changeAddress(id, address);
