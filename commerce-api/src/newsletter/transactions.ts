import type { Transaction, Row } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';

interface Subscription extends Row {
  readonly email: string;
  readonly store_code: string;
  readonly leave_token: string;
}

export interface AskSubscription {
  readonly email: string;
  readonly storeCode: string;
  readonly token: string;
  readonly tokenHash: string;
  readonly leaveToken: string;
  /** ISO 8601. */
  readonly at: string;
  /** A link that was sent after this time is on its way: no second one follows. */
  readonly sentSince: string;
}

/**
 * J-75: sends the owner of an address a link that confirms. Who gets the newsletter already, or has just been sent a link, gets
 * nothing: asking twice changes nothing.
 */
const ask: Transaction<AskSubscription, void> = async (connection, { email, storeCode, token, tokenHash, leaveToken, at, sentSince }) => {
  const asked = await connection.query<Row>(
    `insert into newsletter_subscription as known (store_code, email, asked_at, confirm_hash, leave_token)
     values ($1, $2, $3::timestamptz, $4, $5)
     on conflict (store_code, email) do update
       set asked_at = $3::timestamptz, confirm_hash = $4, confirmed_at = null, ended_at = null
       where known.ended_at is not null or (known.confirmed_at is null and known.asked_at <= $6::timestamptz)
     returning email`,
    [storeCode, email, at, tokenHash, leaveToken, sentSince],
  );
  if (asked.length === 0) return;
  await enqueueMail(connection, { kind: 'newsletter-asked', data: { token } }, { recipient: email, storeCode, at });
};

export interface ConfirmSubscription {
  readonly tokenHash: string;
  readonly at: string;
  /** Links that were sent before are too old. */
  readonly sentSince: string;
}

/** J-75: the newsletter is sent from now on. False for a link that opens nothing; true again for one that has been used. */
const confirm: Transaction<ConfirmSubscription, boolean> = async (connection, { tokenHash, at, sentSince }) => {
  const [subscription] = await connection.query<Subscription>(
    `update newsletter_subscription set confirmed_at = $2::timestamptz
     where confirm_hash = $1 and confirmed_at is null and asked_at > $3::timestamptz
     returning email, store_code, leave_token`,
    [tokenHash, at, sentSince],
  );
  if (subscription === undefined) {
    const used = await connection.query<Row>(
      'select 1 as used from newsletter_subscription where confirm_hash = $1 and confirmed_at is not null',
      [tokenHash],
    );
    return used.length > 0;
  }
  const { email, store_code: storeCode, leave_token: leaveToken } = subscription;
  const mail = { kind: 'newsletter-confirmed', data: { leaveToken } } as const;
  await enqueueMail(connection, mail, { recipient: email, storeCode, at });
  return true;
};

export interface EndSubscription {
  readonly leaveToken: string;
  readonly at: string;
}

/** J-75: no newsletter from now on, and links that confirm open nothing. False for a link that ends nothing; true again for one that has been used. */
const end: Transaction<EndSubscription, boolean> = async (connection, { leaveToken, at }) => {
  const rows = await connection.query<Row>(
    `update newsletter_subscription set ended_at = coalesce(ended_at, $2::timestamptz), confirm_hash = null
     where leave_token = $1 returning email`,
    [leaveToken, at],
  );
  return rows.length > 0;
};

export const newsletterTransactions = { 'newsletter.ask': ask, 'newsletter.confirm': confirm, 'newsletter.end': end } as const;

export type NewsletterTransactions = typeof newsletterTransactions;
