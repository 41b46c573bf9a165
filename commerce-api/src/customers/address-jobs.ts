import type { Job, Transaction } from '../database/database.ts';
import { settleDefaults } from './default-addresses.ts';
import type { DefaultWish } from './default-addresses.ts';
import { readAddresses, readCustomer } from './records.ts';
import type { AddressDocument, CustomerRecord } from './records.ts';

/** More than anybody needs; keeps a stolen session from filling the database. */
export const mostAddresses = 20;

export type AddressResult = CustomerRecord | { readonly refusal: 'address_not_found' | 'too_many_addresses' };

/** What is kept of an address beside its defaults, which belong together with those of the others. */
export type PlainAddress = Omit<AddressDocument, 'isDefaultBilling' | 'isDefaultShipping'>;

export interface AddressChange {
  readonly customerId: number;
  readonly address: PlainAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

const write = (transaction: Transaction, id: number, document: AddressDocument) =>
  transaction.query('update customer_address set document = $2::jsonb where id = $1', [id, JSON.stringify(document)]);

/** Writes the defaults where they have changed, and answers the customer as it is now. */
async function settled(transaction: Transaction, customerId: number, wish?: DefaultWish): Promise<CustomerRecord> {
  const addresses = await readAddresses(transaction, customerId);
  const defaults = settleDefaults(
    addresses.map(({ id, document }) => ({ id, ...document })),
    wish,
  );
  for (const { id, document } of addresses) {
    const now = defaults.get(id);
    if (now === undefined) continue;
    const isSame = now.isDefaultBilling === document.isDefaultBilling && now.isDefaultShipping === document.isDefaultShipping;
    if (!isSame) await write(transaction, id, { ...document, ...now });
  }
  const customer = await readCustomer(transaction, customerId);
  if (customer === null) throw new Error(`customer ${customerId} vanished inside a transaction`);
  return customer;
}

/** Locks the customer, so that changes of the addresses come one after the other. */
const lock = (transaction: Transaction, customerId: number) =>
  transaction.query('select id from customer where id = $1 for update', [customerId]);

const add: Job<AddressChange, AddressResult> = async (transaction, { customerId, address, isDefaultBilling, isDefaultShipping }) => {
  await lock(transaction, customerId);
  if ((await readAddresses(transaction, customerId)).length >= mostAddresses) return { refusal: 'too_many_addresses' };
  const document: AddressDocument = { ...address, isDefaultBilling: false, isDefaultShipping: false };
  const rows = await transaction.query<{ id: number }>(
    `insert into customer_address (id, customer_id, document) values (nextval('customer_address_id')::integer, $1, $2::jsonb) returning id`,
    [customerId, JSON.stringify(document)],
  );
  return settled(transaction, customerId, { id: rows[0]?.id ?? 0, billing: isDefaultBilling, shipping: isDefaultShipping });
};

const change: Job<AddressChange & { readonly addressId: number }, AddressResult> = async (
  transaction,
  { customerId, addressId, address, isDefaultBilling, isDefaultShipping },
) => {
  await lock(transaction, customerId);
  const known = (await readAddresses(transaction, customerId)).find(({ id }) => id === addressId);
  if (known === undefined) return { refusal: 'address_not_found' };
  await write(transaction, addressId, { ...known.document, ...address });
  return settled(transaction, customerId, { id: addressId, billing: isDefaultBilling, shipping: isDefaultShipping });
};

const remove: Job<{ readonly customerId: number; readonly addressId: number }, AddressResult> = async (
  transaction,
  { customerId, addressId },
) => {
  await lock(transaction, customerId);
  if ((await readAddresses(transaction, customerId)).every(({ id }) => id !== addressId)) return { refusal: 'address_not_found' };
  await transaction.query('delete from customer_address where id = $1', [addressId]);
  return settled(transaction, customerId);
};

export const addressJobs = { 'addresses.add': add, 'addresses.change': change, 'addresses.remove': remove } as const;
