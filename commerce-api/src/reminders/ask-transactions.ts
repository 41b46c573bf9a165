import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { StoreCode } from '../model/index.ts';
import type { ReminderKind } from './reminder.ts';

export interface AskReminder {
  /** In lower case. */
  readonly email: string;
  readonly storeCode: StoreCode;
  readonly product: { readonly id: number; readonly name: string };
  readonly kind: ReminderKind;
  /** Grosze; null for `stock`. */
  readonly priceSeen: number | null;
  /** Who is signed in. */
  readonly customerId: number | null;
  readonly token: string;
  readonly tokenHash: string;
  readonly endToken: string;
  /** ISO 8601. */
  readonly at: string;
  /** A link that was sent after this time is on its way: no second one follows. */
  readonly sentSince: string;
}

/** The customer whose own mailbox it is; undefined for anybody else. */
const ownerOf = async (db: Connection, customerId: number | null, email: string) => {
  if (customerId === null) return undefined;
  const customer = await db.selectFrom('customer').select(['email', 'email_confirmed_at']).where('id', '=', customerId).executeTakeFirst();
  return customer?.email === email ? { id: customerId, isConfirmed: customer.email_confirmed_at !== null } : undefined;
};

/**
 * J-171: sends the owner of a mailbox a link that confirms; a customer whose own mailbox is known to be theirs needs none. Asking twice
 * changes nothing.
 * @returns whether it waits confirmed; told to a customer of their own mailbox alone, nobody else may learn of it
 */
export const askReminder: Transaction<AskReminder, { readonly isActive: boolean }> = async (db, ask) => {
  const { email, storeCode, product, kind, priceSeen, at } = ask;
  const owner = await ownerOf(db, ask.customerId, email);
  const confirmedAt = owner?.isConfirmed === true ? at : null;
  const state = {
    customer_id: owner?.id ?? null,
    price_seen: priceSeen,
    asked_at: at,
    confirm_hash: ask.tokenHash,
    confirmed_at: confirmedAt,
    sent_at: null,
    ended_at: null,
  };
  const asked = await db
    .insertInto('product_reminder')
    .values({
      id: nextOf('product_reminder_id'),
      store_code: storeCode,
      email,
      product_id: product.id,
      kind,
      end_token: ask.endToken,
      ...state,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['store_code', 'email', 'product_id', 'kind'])
        .doUpdateSet(state)
        .where((eb) =>
          eb.or([
            eb('product_reminder.sent_at', 'is not', null),
            eb('product_reminder.ended_at', 'is not', null),
            eb.and([
              eb('product_reminder.confirmed_at', 'is', null),
              ...(confirmedAt === null ? [eb('product_reminder.asked_at', '<=', new Date(ask.sentSince))] : []),
            ]),
          ]),
        ),
    )
    .returning('end_token')
    .executeTakeFirst();
  if (asked !== undefined && confirmedAt === null) {
    const data = { token: ask.token, endToken: asked.end_token, about: kind, name: product.name };
    await enqueueMail(db, { kind: 'reminder-asked', data }, { recipient: email, storeCode, at });
  }
  if (owner === undefined) return { isActive: false };
  const waiting = await db
    .selectFrom('product_reminder')
    .select('confirmed_at')
    .where('store_code', '=', storeCode)
    .where('email', '=', email)
    .where('product_id', '=', product.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return { isActive: (waiting?.confirmed_at ?? null) !== null };
};
