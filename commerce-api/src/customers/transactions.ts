import type { Transaction, RowOf } from '../database/database.ts';
import { createCustomer } from './create-customer.ts';
import type { NewCustomer } from './create-customer.ts';
import { readCustomer } from './records.ts';
import type { CustomerRecord } from './records.ts';

export interface Credentials extends Pick<RowOf<'customer'>, 'id' | 'password_hash'> {
  /** J-141: a right password alone does not sign in. */
  readonly hasSecondFactor: boolean;
}

const readCredentials: Transaction<string, Credentials | null> = async (db, email) => {
  const row = await db
    .selectFrom('customer')
    .leftJoin('second_factor', 'second_factor.customer_id', 'customer.id')
    .select(['customer.id', 'customer.password_hash', 'second_factor.confirmed_at'])
    .where('customer.email', '=', email)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, password_hash: row.password_hash, hasSecondFactor: row.confirmed_at !== null };
};

/** a new customer; null when the e-mail address has an account already. */
const create: Transaction<NewCustomer, CustomerRecord | null> = async (db, customer) => {
  const id = await createCustomer(db, customer);
  return id === null ? null : readCustomer(db, id);
};

export interface CustomerData {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** YYYY-MM-DD, null to forget it, undefined to leave it. */
  readonly dob: string | null | undefined;
}

const change: Transaction<CustomerData, CustomerRecord | null> = async (db, { id, firstname, lastname, dob }) => {
  await db.updateTable('customer').set({ firstname, lastname }).where('id', '=', id).execute();
  if (dob !== undefined) await db.updateTable('customer').set({ dob }).where('id', '=', id).execute();
  return readCustomer(db, id);
};

export interface OrderCounts {
  readonly all: number;
  /** Neither delivered nor cancelled. */
  readonly open: number;
}

/** */
const countOrders: Transaction<number, OrderCounts> = (db, customerId) =>
  db
    .selectFrom('shop_order')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('status', 'not in', ['delivered', 'cancelled']).as('open'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();

export const customerTransactions = {
  'customers.credentials': readCredentials,
  'customers.create': create,
  'customers.change': change,
  'customers.count-orders': countOrders,
} as const;

export type CustomerTransactions = typeof customerTransactions;
