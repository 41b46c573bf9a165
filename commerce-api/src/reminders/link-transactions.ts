import type { Connection, Transaction } from '../database/database.ts';
import type { ReminderKind } from './reminder.ts';

/** How a reminder stands whose link is opened. */
export type LinkState = 'asked' | 'expired' | 'confirmed' | 'sent' | 'ended';

export interface LinkedReminder {
  readonly state: LinkState;
  readonly kind: ReminderKind;
  readonly productId: number;
  /** Others of the same mailbox and store that wait. */
  readonly others: number;
}

/** By the link that confirms (SHA-256 of its token), or by the one that ends. */
export type ReminderLink = { readonly confirm: string } | { readonly end: string };

interface LinkAtTime {
  readonly link: ReminderLink;
  /** Links that confirm and were sent before are too old; ISO 8601. */
  readonly sentSince: string;
}

async function find(db: Connection, { link, sentSince }: LinkAtTime) {
  const row = await db
    .selectFrom('product_reminder')
    .selectAll()
    .$if('confirm' in link, (all) => all.where('confirm_hash', '=', 'confirm' in link ? link.confirm : ''))
    .$if('end' in link, (all) => all.where('end_token', '=', 'end' in link ? link.end : ''))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const stateOf = (): LinkState => {
    if (row.ended_at !== null) return 'ended';
    if (row.sent_at !== null) return 'sent';
    if (row.confirmed_at !== null) return 'confirmed';
    return row.asked_at > new Date(sentSince) ? 'asked' : 'expired';
  };
  return { row, state: stateOf() };
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

async function linked(db: Connection, { row, state }: Found): Promise<LinkedReminder> {
  const others = await db
    .selectFrom('product_reminder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_code', '=', row.store_code)
    .where('email', '=', row.email)
    .where('id', '<>', row.id)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { state, kind: row.kind, productId: row.product_id, others: others.count };
}

/** The reminder of a link as it stands; null for a link that opens nothing. */
const look: Transaction<LinkAtTime, LinkedReminder | null> = async (db, at) => {
  const found = await find(db, at);
  return found && linked(db, found);
};

/**
 * J-171: the reminder waits from now on, and the customer who asked for it has proven that the mailbox is theirs.
 * @returns how it stood before; null for a link that opens nothing
 */
const confirm: Transaction<LinkAtTime & { readonly at: string }, LinkedReminder | null> = async (db, { at, ...link }) => {
  const found = await find(db, link);
  if (found === null) return null;
  const { id, customer_id: customerId, email } = found.row;
  if (found.state === 'asked') {
    await db.updateTable('product_reminder').set({ confirmed_at: at }).where('id', '=', id).execute();
    if (customerId !== null)
      await db
        .updateTable('customer')
        .set({ email_confirmed_at: at })
        .where('id', '=', customerId)
        .where('email', '=', email)
        .where('email_confirmed_at', 'is', null)
        .execute();
  }
  return linked(db, found);
};

/**
 * J-171: nothing comes from now on.
 * @returns how it stood before; null for a link that opens nothing
 */
const end: Transaction<LinkAtTime & { readonly at: string; readonly isAll: boolean }, LinkedReminder | null> = async (
  db,
  { at, isAll, ...link },
) => {
  const found = await find(db, link);
  if (found === null) return null;
  const { id, store_code: storeCode, email } = found.row;
  await db
    .updateTable('product_reminder')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .$if(!isAll, (all) => all.where('id', '=', id))
    .$if(isAll, (all) => all.where('store_code', '=', storeCode).where('email', '=', email))
    .execute();
  return linked(db, found);
};

export const linkTransactions = { 'reminders.look': look, 'reminders.confirm': confirm, 'reminders.end': end } as const;
