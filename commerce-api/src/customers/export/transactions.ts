import type { Transaction } from '../../database/database.ts';
import { readAfterOrders } from './read-after-orders.ts';
import { readKept } from './read-kept.ts';
import { readProfile } from './read-profile.ts';
import { readWritten } from './read-written.ts';

export interface ReadExport {
  readonly customerId: number;
  /** Of the browser's decisions about cookies; null where there were none. */
  readonly visitor: string | null;
}

/**
 * J-240: everything that the shop keeps of a customer, by the customer's number. What is kept by e-mail address alone is read only where the
 * address is proven: anybody can register with the address of another. Secrets (hashes, tokens, codes) are none of it.
 */
const read = (async (db, { customerId, visitor }) => {
  const { profile, ...access } = await readProfile(db, customerId);
  const provenEmail = profile.email_confirmed_at === null ? null : profile.email;
  return {
    profile,
    ...access,
    ...(await readAfterOrders(db, customerId)),
    ...(await readWritten(db, customerId, provenEmail)),
    ...(await readKept(db, { customerId, provenEmail, visitor })),
  };
}) satisfies Transaction<ReadExport, unknown>;

export const exportTransactions = { 'customers.export': read } as const;

export type ExportTransactions = typeof exportTransactions;
