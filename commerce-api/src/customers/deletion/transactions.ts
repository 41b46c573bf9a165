import type { Transaction } from '../../database/database.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { dropLinks, findLink, isUndoOpen, makeLink, useUp, type LinkState, type LinkUse } from '../links/account-link.ts';
import { anonymiseWritten } from './anonymise-written.ts';
import { removeOwn } from './remove-own.ts';

export interface AskDeletion {
  readonly customerId: number;
  readonly token: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
  readonly expiresAt: string;
}

/**
 * J-241: sends the customer a link that ends the account; older ones open nothing any more.
 * @returns false while a change of the address can be undone: whoever has changed it may be a stranger, and a deletion cannot be undone
 */
const ask: Transaction<AskDeletion, boolean> = async (db, { customerId, token, storeCode, at, expiresAt }) => {
  if (await isUndoOpen(db, { customerId }, at)) return false;
  const { email } = await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  await dropLinks(db, customerId, 'delete');
  await makeLink(db, { purpose: 'delete', customerId, email: null, token, at, expiresAt });
  await enqueueMail(db, { kind: 'deletion-asked', data: { token } }, { recipient: email, storeCode, at });
  return true;
};

type Use = Omit<LinkUse, 'purpose'>;

/** The link as it stands, with the address of the account; null for one that opens nothing. */
const look: Transaction<Use, { readonly state: LinkState; readonly email: string } | null> = async (db, use) => {
  const link = await findLink(db, { ...use, purpose: 'delete' });
  if (link === null) return null;
  const customer = await db.selectFrom('customer').select('email').where('id', '=', link.customer_id).executeTakeFirst();
  return { state: link.state, email: customer?.email ?? '' };
};

export interface DeletionResult {
  /** How the link stood before. */
  readonly state: LinkState;
  /** Products whose reviews or questions have lost their author's name. */
  readonly productIds: readonly number[];
}

/**
 * J-241: ends an account. What belongs to the customer or to the address alone goes; orders and complaints stay for as long as the law wants
 * them, under no account; what was published stays without a name. Null for a link that opens nothing.
 */
const confirm: Transaction<Use & { readonly storeCode: string }, DeletionResult | null> = async (db, { storeCode, ...use }) => {
  const link = await findLink(db, { ...use, purpose: 'delete' });
  if (link === null) return null;
  const { state, customer_id: customerId } = link;
  if (state !== 'open') return { state, productIds: [] };
  const { email } = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Error(`customer ${customerId} vanished before the account's links`));
  const productIds = await anonymiseWritten(db, { customerId, email });
  await removeOwn(db, { customerId, email, at: use.at });
  await useUp(db, { ...use, purpose: 'delete' });
  await dropLinks(db, customerId);
  // Used ones have done what they were for; what is left of this one says for a day that it was used.
  await db.deleteFrom('account_link').where('customer_id', '=', customerId).where('purpose', '<>', 'delete').execute();
  await enqueueMail(db, { kind: 'account-deleted', data: {} }, { recipient: email, storeCode, at: use.at });
  return { state, productIds };
};

export const deletionTransactions = { 'deletion.ask': ask, 'deletion.look': look, 'deletion.confirm': confirm } as const;

export type DeletionTransactions = typeof deletionTransactions;
