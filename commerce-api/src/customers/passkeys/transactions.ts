import type { RowOf, Transaction } from '../../database/database.ts';
import { notifyCustomer, type AccountChange } from '../notify-customer.ts';

/** As many as one customer may have. */
const mostPasskeys = 20;

export type PasskeyRow = Pick<
  RowOf<'passkey'>,
  'id' | 'credential_id' | 'user_handle' | 'transports' | 'rp_id' | 'name' | 'created_at' | 'last_used_at'
>;
const listed = ['id', 'credential_id', 'user_handle', 'transports', 'rp_id', 'name', 'created_at', 'last_used_at'] as const;

/** The passkeys of a customer, the oldest first. */
const list: Transaction<number, readonly PasskeyRow[]> = (db, customerId) =>
  db.selectFrom('passkey').select(listed).where('customer_id', '=', customerId).orderBy('created_at').orderBy('id').execute();

export interface AddPasskey extends AccountChange {
  readonly id: string;
  readonly credentialId: string;
  readonly userHandle: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly rpId: string;
  readonly name: string | null;
}

/** Keeps a passkey. @returns 'too-many', or 'taken' when one with this id is kept already */
const add: Transaction<AddPasskey, PasskeyRow | 'too-many' | 'taken'> = async (db, passkey) => {
  const { customerId, at } = passkey;
  const { count } = await db
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (count >= mostPasskeys) return 'too-many';
  const added = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      credential_id: passkey.credentialId,
      customer_id: customerId,
      user_handle: passkey.userHandle,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      rp_id: passkey.rpId,
      name: passkey.name,
      created_at: at,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(listed)
    .executeTakeFirst();
  if (added === undefined) return 'taken';
  await notifyCustomer(db, { kind: 'passkey-added', data: { at } }, passkey);
  return added;
};

/** Another name. @returns null when the customer has no passkey with that id */
const rename: Transaction<{ readonly customerId: number; readonly id: string; readonly name: string }, PasskeyRow | null> = async (
  db,
  { customerId, id, name },
) => {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(listed)
    .executeTakeFirst();
  return renamed ?? null;
};

/** @returns false when the customer has no passkey with that id */
const remove: Transaction<AccountChange & { readonly id: string }, boolean> = async (db, { id, ...change }) => {
  const removed = await db
    .deleteFrom('passkey')
    .where('customer_id', '=', change.customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) return false;
  await notifyCustomer(db, { kind: 'passkey-removed', data: { at: change.at } }, change);
  return true;
};

export type PasskeyToCheck = Pick<RowOf<'passkey'>, 'customer_id' | 'user_handle' | 'public_key' | 'counter' | 'rp_id'>;

/** A passkey by the id that its authenticator gives it; null for an unknown one. */
const find: Transaction<string, PasskeyToCheck | null> = async (db, credentialId) => {
  const row = await db
    .selectFrom('passkey')
    .select(['customer_id', 'user_handle', 'public_key', 'counter', 'rp_id'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
};

export interface UsePasskey {
  readonly credentialId: string;
  /** What the authenticator says now; 0 from those that do not count. */
  readonly counter: number;
  readonly now: string;
}

/** Notes a use. @returns false when the counter has not grown: the passkey may have been copied, or the answer was given before */
const use: Transaction<UsePasskey, boolean> = async (db, { credentialId, counter, now }) => {
  const used = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .where((is) => (counter === 0 ? is('counter', '=', 0) : is('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

export const passkeyTransactions = {
  'passkeys.list': list,
  'passkeys.add': add,
  'passkeys.rename': rename,
  'passkeys.remove': remove,
  'passkeys.find': find,
  'passkeys.use': use,
} as const;

export type PasskeyTransactions = typeof passkeyTransactions;
