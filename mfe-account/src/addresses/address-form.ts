import type { ApiResult } from 'shared-contracts';
import { addressEntries, addressToSend, checkbox, EMPTY_ADDRESS, type AddressForm } from 'shared-contracts/checkout';
import type { AddressToKeep, Customer, CustomerAddress } from 'shared-contracts/rest';
import { nameOrNothing } from 'shared-contracts/user';
import { object, type InferOutput } from 'valibot';
import type { Commerce } from '../session/commerce.ts';
import { streetText } from './street-text.ts';

export type Owner = 'person' | 'company';

/** K-05: the fields of a saved address in the order of the form, by the rules that the server checks by. */
export const savedAddressSchema = (owner: Owner) =>
  object({
    ...addressEntries({ isCompany: owner === 'company', asksEmail: false }, ''),
    default_shipping: checkbox(),
    default_billing: checkbox(),
  });

type SavedAddressValues = InferOutput<ReturnType<typeof savedAddressSchema>>;

/** Whose address it is. */
export const ownerOf = (address: CustomerAddress | null): Owner => (address?.company ? 'company' : 'person');

/** The initial values of the form; U-11: the '-' of a company is not a name. */
export function formOf(address: CustomerAddress | null): AddressForm {
  if (address === null) return EMPTY_ADDRESS;
  const { firstname, lastname, company, vat_id, street, postcode, city, telephone } = address;
  return {
    ...EMPTY_ADDRESS,
    firstname: nameOrNothing(firstname) ?? '',
    lastname: nameOrNothing(lastname) ?? '',
    company: company ?? '',
    vat_id: vat_id ?? '',
    street: streetText(street),
    postcode,
    city,
    telephone,
  };
}

/** The address as it is sent. */
export const savedAddressToSend = ({ default_billing, default_shipping, ...fields }: SavedAddressValues, owner: Owner): AddressToKeep => ({
  ...addressToSend({ ...EMPTY_ADDRESS, ...fields }, { isCompany: owner === 'company' }),
  default_billing,
  default_shipping,
});

/** Adds an address, or changes the one with the id; returns the updated customer. */
export const saveAddress = (commerce: Commerce, id: number | null, address: AddressToKeep): Promise<ApiResult<Customer>> =>
  id === null ? commerce.addAddress(address) : commerce.changeAddress(id, address);
