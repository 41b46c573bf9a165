import type { UserState } from 'shared-contracts';
import type { Customer } from 'shared-contracts/rest';

/** The server's customer as the user slice keeps it (Z-14, Z-15). */
export function customerFields(customer: Customer): Pick<UserState, 'currentUser' | 'addresses' | 'extension_attributes'> {
  const { email, firstname, lastname, dob, addresses, extension_attributes } = customer;
  return {
    currentUser: { email, firstname, lastname, dob },
    addresses: addresses.map(({ vat_id: _vat, ...address }) => address),
    extension_attributes,
  };
}
