import type { Transaction, Connection } from '../database/database.ts';
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

const write = (connection: Connection, id: number, document: AddressDocument) =>
  connection.query('update customer_address set document = $2::jsonb where id = $1', [id, JSON.stringify(document)]);

/** Writes the defaults where they have changed, and answers the customer as it is now. */
async function settled(connection: Connection, customerId: number, wish?: DefaultWish): Promise<CustomerRecord> {
  const addresses = await readAddresses(connection, customerId);
  const defaults = settleDefaults(
    addresses.map(({ id, document }) => ({ id, ...document })),
    wish,
  );
  for (const { id, document } of addresses) {
    const now = defaults.get(id);
    if (now === undefined) continue;
    const isSame = now.isDefaultBilling === document.isDefaultBilling && now.isDefaultShipping === document.isDefaultShipping;
    if (!isSame) await write(connection, id, { ...document, ...now });
  }
  const customer = await readCustomer(connection, customerId);
  if (customer === null) throw new Error(`customer ${customerId} vanished inside a transaction`);
  return customer;
}

/** Locks the customer, so that changes of the addresses come one after the other. */
const lock = (connection: Connection, customerId: number) =>
  connection.query('select id from customer where id = $1 for update', [customerId]);

const add: Transaction<AddressChange, AddressResult> = async (connection, { customerId, address, isDefaultBilling, isDefaultShipping }) => {
  await lock(connection, customerId);
  if ((await readAddresses(connection, customerId)).length >= mostAddresses) return { refusal: 'too_many_addresses' };
  const document: AddressDocument = { ...address, isDefaultBilling: false, isDefaultShipping: false };
  const rows = await connection.query<{ id: number }>(
    `insert into customer_address (id, customer_id, document) values (nextval('customer_address_id')::integer, $1, $2::jsonb) returning id`,
    [customerId, JSON.stringify(document)],
  );
  return settled(connection, customerId, { id: rows[0]?.id ?? 0, billing: isDefaultBilling, shipping: isDefaultShipping });
};

const change: Transaction<AddressChange & { readonly addressId: number }, AddressResult> = async (
  connection,
  { customerId, addressId, address, isDefaultBilling, isDefaultShipping },
) => {
  await lock(connection, customerId);
  const known = (await readAddresses(connection, customerId)).find(({ id }) => id === addressId);
  if (known === undefined) return { refusal: 'address_not_found' };
  await write(connection, addressId, { ...known.document, ...address });
  return settled(connection, customerId, { id: addressId, billing: isDefaultBilling, shipping: isDefaultShipping });
};

const remove: Transaction<{ readonly customerId: number; readonly addressId: number }, AddressResult> = async (
  connection,
  { customerId, addressId },
) => {
  await lock(connection, customerId);
  if ((await readAddresses(connection, customerId)).every(({ id }) => id !== addressId)) return { refusal: 'address_not_found' };
  await connection.query('delete from customer_address where id = $1', [addressId]);
  return settled(connection, customerId);
};

export const addressTransactions = { 'addresses.add': add, 'addresses.change': change, 'addresses.remove': remove } as const;

export type AddressTransactions = typeof addressTransactions;
