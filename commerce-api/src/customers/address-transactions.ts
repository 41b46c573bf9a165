import type { Transaction, Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { settleDefaults } from './default-addresses.ts';
import type { RequestedDefaults } from './default-addresses.ts';
import type { AddressDocument, PlainAddress } from './documents.ts';
import { readAddresses, readCustomer } from './records.ts';
import type { CustomerRecord } from './records.ts';

/** More than anybody needs; keeps a stolen session from filling the database. */
export const mostAddresses = 20;

export type AddressResult = CustomerRecord | { readonly refusal: 'address_not_found' | 'too_many_addresses' };

export interface AddressChange {
  readonly customerId: number;
  readonly address: PlainAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

const write = (db: Connection, id: number, document: AddressDocument) =>
  db.updateTable('customer_address').set({ document }).where('id', '=', id).execute();

/** Writes the defaults where they have changed, and answers the customer as it is now. */
async function settled(db: Connection, customerId: number, wish?: RequestedDefaults): Promise<CustomerRecord> {
  const addresses = await readAddresses(db, customerId);
  const defaults = settleDefaults(
    addresses.map(({ id, document }) => ({ id, ...document })),
    wish,
  );
  for (const { id, document } of addresses) {
    const now = defaults.get(id);
    if (now === undefined) continue;
    const isSame = now.isDefaultBilling === document.isDefaultBilling && now.isDefaultShipping === document.isDefaultShipping;
    if (!isSame) await write(db, id, { ...document, ...now });
  }
  const customer = await readCustomer(db, customerId);
  if (customer === null) throw new Error(`customer ${customerId} vanished inside a transaction`);
  return customer;
}

/** Locks the customer, so that changes of the addresses come one after the other. */
const lock = (db: Connection, customerId: number) =>
  db.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();

const add: Transaction<AddressChange, AddressResult> = async (db, { customerId, address, isDefaultBilling, isDefaultShipping }) => {
  await lock(db, customerId);
  if ((await readAddresses(db, customerId)).length >= mostAddresses) return { refusal: 'too_many_addresses' };
  const document: AddressDocument = { ...address, isDefaultBilling: false, isDefaultShipping: false };
  const { id } = await db
    .insertInto('customer_address')
    .values({ id: nextOf('customer_address_id'), customer_id: customerId, document })
    .returning('id')
    .executeTakeFirstOrThrow();
  return settled(db, customerId, { id, billing: isDefaultBilling, shipping: isDefaultShipping });
};

const change: Transaction<AddressChange & { readonly addressId: number }, AddressResult> = async (
  db,
  { customerId, addressId, address, isDefaultBilling, isDefaultShipping },
) => {
  await lock(db, customerId);
  const known = (await readAddresses(db, customerId)).find(({ id }) => id === addressId);
  if (known === undefined) return { refusal: 'address_not_found' };
  await write(db, addressId, { ...known.document, ...address });
  return settled(db, customerId, { id: addressId, billing: isDefaultBilling, shipping: isDefaultShipping });
};

const remove: Transaction<{ readonly customerId: number; readonly addressId: number }, AddressResult> = async (
  db,
  { customerId, addressId },
) => {
  await lock(db, customerId);
  if ((await readAddresses(db, customerId)).every(({ id }) => id !== addressId)) return { refusal: 'address_not_found' };
  await db.deleteFrom('customer_address').where('id', '=', addressId).execute();
  return settled(db, customerId);
};

export const addressTransactions = { 'addresses.add': add, 'addresses.change': change, 'addresses.remove': remove } as const;

export type AddressTransactions = typeof addressTransactions;
