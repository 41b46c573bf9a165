import type { Transaction } from '../../database/database.ts';
import { readAfterOrders } from './read-after-orders.ts';
import { readKept } from './read-kept.ts';
import { readOrders } from './read-orders.ts';
import { readProfile } from './read-profile.ts';
import { readWritten } from './read-written.ts';

export interface ReadExport {
  readonly customerId: number;
  /** Of the browser's decisions about cookies; null where there were none. */
  readonly visitor: string | null;
}

/**
 * J-240: what the shop keeps of a customer, by the customer's number. What is kept by e-mail address alone is read only where whoever knows
 * the password is who reads the mailbox: anybody can register with the address of another, whose owner presses links. Secrets (hashes,
 * tokens, codes) and addresses of others are none of it.
 */
const read = (async (db, { customerId, visitor }) => {
  const { profile, ...access } = await readProfile(db, customerId);
  const owner = { customerId, provenEmail: profile.mailbox_owned_at === null ? null : profile.email };
  return {
    profile,
    ...access,
    orders: await readOrders(db, owner),
    ...(await readAfterOrders(db, owner)),
    ...(await readWritten(db, owner)),
    ...(await readKept(db, owner, visitor)),
  };
}) satisfies Transaction<ReadExport, unknown>;

export const exportTransactions = { 'customers.export': read } as const;

export type ExportTransactions = typeof exportTransactions;
