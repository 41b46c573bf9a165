import type { Language } from 'shared-contracts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { addNewsletterEvent, ofCustomer } from './history.ts';
import type { NewsletterPreferences } from './preferences.ts';

export interface AskSubscription {
  readonly email: string;
  readonly storeCode: string;
  readonly token: string;
  readonly tokenHash: string;
  readonly leaveToken: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly at: string;
  /** A link that was sent after this time is on its way: no second one follows. */
  readonly sentSince: string;
}

/**
 * J-75: sends the owner of an address a link that confirms. Who gets the newsletter already, or has just been sent a link, gets
 * nothing: asking twice changes nothing. A link that is sent once more is the same wish: its history has it once (J-244).
 */
const ask: Transaction<AskSubscription, void> = async (db, { email, storeCode, token, tokenHash, leaveToken, language, at, sentSince }) => {
  const before = await db
    .selectFrom('newsletter_subscription')
    .select(['confirmed_at', 'ended_at'])
    .where('store_code', '=', storeCode)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  const isWaiting = before?.confirmed_at === null && before.ended_at === null;
  const asked = await db
    .insertInto('newsletter_subscription')
    .values({ store_code: storeCode, email, asked_at: at, confirm_hash: tokenHash, leave_token: leaveToken, language })
    .onConflict((conflict) =>
      conflict
        .columns(['store_code', 'email'])
        .doUpdateSet({ asked_at: at, language, confirm_hash: tokenHash, confirmed_at: null, ended_at: null })
        .where((eb) =>
          eb.or([
            eb('newsletter_subscription.ended_at', 'is not', null),
            eb.and([
              eb('newsletter_subscription.confirmed_at', 'is', null),
              eb('newsletter_subscription.asked_at', '<=', new Date(sentSince)),
            ]),
          ]),
        ),
    )
    .returning('email')
    .executeTakeFirst();
  if (asked === undefined) return;
  if (!isWaiting) await addNewsletterEvent(db, { store_code: storeCode, email }, 'asked', at);
  await enqueueMail(db, { kind: 'newsletter-asked', data: { token, language } }, { recipient: email, storeCode, at });
};

export interface ConfirmSubscription {
  readonly tokenHash: string;
  readonly at: string;
  /** Links that were sent before are too old. */
  readonly sentSince: string;
}

/** J-75: the newsletter is sent from now on. False for a link that opens nothing; true again for one that has been used. */
const confirm: Transaction<ConfirmSubscription, boolean> = async (db, { tokenHash, at, sentSince }) => {
  const subscription = await db
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: at })
    .where('confirm_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', new Date(sentSince))
    .returning(['email', 'store_code', 'leave_token', 'language'])
    .executeTakeFirst();
  if (subscription === undefined) {
    const used = await db
      .selectFrom('newsletter_subscription')
      .select('email')
      .where('confirm_hash', '=', tokenHash)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return used !== undefined;
  }
  const { email, store_code: storeCode, leave_token: leaveToken } = subscription;
  await addNewsletterEvent(db, subscription, 'confirmed', at);
  const mail = { kind: 'newsletter-confirmed', data: { leaveToken, language: subscription.language } } as const;
  await enqueueMail(db, mail, { recipient: email, storeCode, at });
  return true;
};

export interface EndSubscription {
  readonly leaveToken: string;
  readonly at: string;
}

/** J-75: no newsletter from now on, and links that confirm open nothing. False for a link that ends nothing; true again for one that has been used. */
const end: Transaction<EndSubscription, boolean> = async (db, { leaveToken, at }) => {
  const ended = await db
    .updateTable('newsletter_subscription')
    .set({ ended_at: at, confirm_hash: null })
    .where('leave_token', '=', leaveToken)
    .where('ended_at', 'is', null)
    .returning(['store_code', 'email'])
    .executeTakeFirst();
  if (ended !== undefined) {
    await addNewsletterEvent(db, ended, 'ended', at);
    return true;
  }
  const used = await db.selectFrom('newsletter_subscription').select('email').where('leave_token', '=', leaveToken).executeTakeFirst();
  return used !== undefined;
};

export interface SavePreferences extends NewsletterPreferences {
  readonly leaveToken: string;
}

/** J-319: what a subscriber has chosen; null for a token without a subscription that is in force. */
const readPreferences: Transaction<string, NewsletterPreferences | null> = async (db, leaveToken) => {
  const found = await db
    .selectFrom('newsletter_subscription')
    .select(['topics', 'frequency', 'language'])
    .where('leave_token', '=', leaveToken)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
};

/** J-319: counts from the next part of an issue on. False for a token without a subscription that is in force. */
const savePreferences: Transaction<SavePreferences, boolean> = async (db, { leaveToken, topics, frequency, language }) => {
  const saved = await db
    .updateTable('newsletter_subscription')
    .set({ topics, frequency, language })
    .where('leave_token', '=', leaveToken)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return saved !== undefined;
};

export const newsletterTransactions = {
  'newsletter.preferences': readPreferences,
  'newsletter.save-preferences': savePreferences,
  'newsletter.ask': ask,
  'newsletter.confirm': confirm,
  'newsletter.end': end,
  'newsletter.of-customer': ofCustomer,
} as const;

export type NewsletterTransactions = typeof newsletterTransactions;
