import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { CustomerDocument } from './documents.ts';
import { readCustomer } from './records.ts';
import type { CustomerRecord } from './records.ts';

export interface PlusChange {
  readonly customerId: number;
  readonly isPlus: boolean;
}

/** J-298: joins or leaves the Plus programme; made twice it is as if made once. Null when the account has just ended. */
const setPlus: Transaction<PlusChange, CustomerRecord | null> = async (db, { customerId, isPlus }) => {
  await db
    .updateTable('customer')
    .set((eb) => ({ document: sql<CustomerDocument>`${eb.ref('document')} || ${JSON.stringify({ isPlus })}::jsonb` }))
    .where('id', '=', customerId)
    .execute();
  return readCustomer(db, customerId);
};

export const plusTransactions = { 'customers.set-plus': setPlus } as const;

export type PlusTransactions = typeof plusTransactions;
