import type { Transaction } from '../database/database.ts';
import type { Removal } from './removal.ts';

/**
 * J-244: subscriptions whose owners have not opened their link, and that they were asked for. What was confirmed and ended before stays.
 * @returns how many subscriptions
 */
export const removeUnconfirmedNewsletters: Transaction<Removal, number> = async (db, { before, most }) => {
  const old = await db
    .selectFrom('newsletter_subscription')
    .select(['store_code', 'email'])
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('asked_at', '<', new Date(before))
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { store_code: storeCode, email } of old) {
    await db
      .deleteFrom('newsletter_event as asked')
      .where('asked.store_code', '=', storeCode)
      .where('asked.email', '=', email)
      .where('asked.event', '=', 'asked')
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('newsletter_event as later')
              .select('later.id')
              .whereRef('later.store_code', '=', 'asked.store_code')
              .whereRef('later.email', '=', 'asked.email')
              .whereRef('later.id', '>', 'asked.id')
              .where('later.event', '<>', 'asked'),
          ),
        ),
      )
      .execute();
    await db.deleteFrom('newsletter_subscription').where('store_code', '=', storeCode).where('email', '=', email).execute();
  }
  return old.length;
};

/** J-244: what proves consents to newsletters that ended so long ago. @returns how many events and subscriptions */
export const removeEndedNewsletters: Transaction<Removal, number> = async (db, { before, most }) => {
  const at = new Date(before);
  const events = await db
    .deleteFrom('newsletter_event')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_event as old')
        .innerJoin('newsletter_event as ended', (join) =>
          join
            .onRef('ended.store_code', '=', 'old.store_code')
            .onRef('ended.email', '=', 'old.email')
            .onRef('ended.id', '>=', 'old.id')
            .on('ended.event', '=', 'ended')
            .on('ended.at', '<', at),
        )
        .select('old.id')
        // The end goes last: it tells that what came before it is over.
        .orderBy('old.id')
        .limit(most),
    )
    .executeTakeFirst();
  const subscriptions = await db
    .deleteFrom('newsletter_subscription')
    .where('leave_token', 'in', (eb) =>
      eb.selectFrom('newsletter_subscription').select('leave_token').where('ended_at', '<', at).limit(most),
    )
    .executeTakeFirst();
  return Math.max(Number(events.numDeletedRows), Number(subscriptions.numDeletedRows));
};
