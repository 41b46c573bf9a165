import { isPostal } from '../checkout/address.ts';
import type { StoredAddress } from '../checkout/choices.ts';
import { addressTransactions } from '../customers/address-transactions.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { readAddresses } from '../customers/records.ts';
import type { Connection } from '../database/database.ts';
import type { PlaceOrder } from './place-order.ts';

/** U-11: stands for the names of a company's address. */
const noName = '-';

/** U-13: the account that a guest wants with the order; null when none is wanted. An address that has one keeps the old. */
export async function openAccount(
  db: Connection,
  { account, cart, at }: PlaceOrder,
  { email, choices }: { readonly email: string; readonly choices: { readonly billing: StoredAddress } },
): Promise<{ readonly outcome: 'created' | 'exists'; readonly customerId: number | null } | null> {
  if (account === null) return null;
  const customerId = await createCustomer(db, {
    email,
    firstname: choices.billing.firstname ?? noName,
    lastname: choices.billing.lastname ?? noName,
    passwordHash: account.passwordHash,
    storeCode: cart.storeCode,
    at,
  });
  return { outcome: customerId === null ? 'exists' : 'created', customerId };
}

/** Puts the address of an order into the customer's book when that is wished and it is not there yet; a full book stays as it is. */
export async function keepAddress(db: Connection, customerId: number, address: StoredAddress): Promise<void> {
  if (address.save_in_address_book !== true || !isPostal(address)) return;
  // Written, not only locked: a change of the address book that waits for this order then knows that it has to look again.
  await db
    .updateTable('customer')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', customerId)
    .execute();
  const { street, postcode, city } = address;
  const known = await readAddresses(db, customerId);
  const isKnown = known.some(
    ({ document }) => document.street.join(' ') === street.join(' ') && document.postcode === postcode && document.city === city,
  );
  if (isKnown) return;
  await addressTransactions['addresses.add'](db, {
    customerId,
    isDefaultBilling: false,
    isDefaultShipping: false,
    address: {
      firstname: address.firstname ?? noName,
      lastname: address.lastname ?? noName,
      company: address.company,
      vatId: address.vat_id,
      street,
      postcode,
      city,
      countryId: address.country_id,
      telephone: address.telephone,
    },
  });
}
