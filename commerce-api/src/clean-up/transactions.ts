import type { Transaction } from '../database/database.ts';
import { removeSubmissions } from '../reviews/submit.ts';
import { removeComplaints } from './complaint-removals.ts';
import { removeEndedNewsletters, removeUnconfirmedNewsletters } from './newsletter-removals.ts';
import { removeOrders } from './order-removals.ts';
import type { Removal } from './removal.ts';
import { removeEmptyShopReviews } from './shop-review-removals.ts';

/** Guests' carts that nobody has changed since; a customer's cart stays, there is one for each store. @returns how many */
const removeCarts: Transaction<Removal, number> = async (db, { before, most }) => {
  // A cart that somebody changes or orders at this moment is none of them.
  const carts = await db
    .selectFrom('cart')
    .select('id')
    .where('customer_id', 'is', null)
    .where('updated_at', '<', new Date(before))
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (carts.length === 0) return 0;
  const ids = carts.map(({ id }) => id);
  await db
    .with('additions', (part) => part.deleteFrom('cart_addition').where('cart_id', 'in', ids))
    .with('items', (part) => part.deleteFrom('cart_item').where('cart_id', 'in', ids))
    .deleteFrom('cart')
    .where('id', 'in', ids)
    .execute();
  return ids.length;
};

/**
 * E-mails about carts that were left, and notes of carts without one; their carts have gone before. Where a mailbox has ended such e-mails,
 * that is kept: a stranger may ask for the next one.
 * @returns how many
 */
const removeCartReminders: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('cart_reminder')
    .where('cart_id', 'in', (eb) =>
      eb
        .selectFrom('cart_reminder as old')
        .select('old.cart_id')
        .where('old.ended_at', 'is', null)
        .where((where) =>
          where.or([
            where('old.sent_at', '<', new Date(before)),
            // Nothing was written about it: it is noted for its cart alone.
            where.and([
              where('old.sent_at', 'is', null),
              where.not(where.exists(where.selectFrom('cart').select('cart.id').whereRef('cart.id', '=', 'old.cart_id'))),
            ]),
          ]),
        )
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Decisions about cookies of browsers whose last one is older. @returns how many */
const removeConsents: Transaction<Removal, number> = async (db, { before, most }) => {
  const at = new Date(before);
  const { numDeletedRows } = await db
    .deleteFrom('consent_decision')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('consent_decision as old')
        .select('old.id')
        .where('old.decided_at', '<', at)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('consent_decision as later')
                .select('later.id')
                .whereRef('later.visitor', '=', 'old.visitor')
                .where('later.decided_at', '>=', at),
            ),
          ),
        )
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Errors of browsers that have not come again. @returns how many */
const removeErrors: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('client_error')
    .where('error_id', 'in', (eb) => eb.selectFrom('client_error').select('error_id').where('last_seen', '<', new Date(before)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Reviews whose authors have not opened their link, with their photos. @returns how many */
const removeUnconfirmedReviews: Transaction<Removal, number> = async (db, { before, most }) => {
  const old = await db
    .selectFrom('review_submission')
    .select('id')
    .where('state', '=', 'unconfirmed')
    .where('written_at', '<', new Date(before))
    .limit(most)
    .execute();
  await removeSubmissions(
    db,
    old.map(({ id }) => id),
  );
  return old.length;
};

/** The same of questions. @returns how many */
const removeUnconfirmedQuestions: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('question_submission')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('question_submission')
        .select('id')
        .where('state', '=', 'unconfirmed')
        .where('asked_at', '<', new Date(before))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Photos of reviews that were not sent. @returns how many */
const removePhotos: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('review_photo')
    .where('id', 'in', (eb) =>
      eb.selectFrom('review_photo').select('id').where('submission_id', 'is', null).where('uploaded_at', '<', new Date(before)).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Files of complaints that were not sent. @returns how many */
const removeComplaintFiles: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('complaint_file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('complaint_file')
        .select('id')
        .where('complaint_id', 'is', null)
        .where('uploaded_at', '<', new Date(before))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Sign-ins that were begun and not finished. @returns how many */
const removeChallenges: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenge')
    .where('hash', 'in', (eb) => eb.selectFrom('sign_in_challenge').select('hash').where('expires_at', '<', new Date(before)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** J-241, J-242: links of accounts' e-mails that ended so long ago. @returns how many */
const removeAccountLinks: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('account_link')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('account_link').select('token_hash').where('expires_at', '<', new Date(before)).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** J-148: sessions that nobody has used since: what says where somebody was signed in is not kept for ever. */
const removeSessions: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_session')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('customer_session').select('token_hash').where('last_used_at', '<', new Date(before)).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** J-275: sessions of the desk that were over long ago, with the tokens that they have had. @returns how many */
const removeStaffSessions: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('id', 'in', (eb) => eb.selectFrom('staff_session').select('id').where('expires_at', '<', new Date(before)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Reminders that nobody has confirmed since, and those that were sent or ended. @returns how many */
const removeReminders: Transaction<Removal, number> = async (db, { before, most }) => {
  const at = new Date(before);
  const { numDeletedRows } = await db
    .deleteFrom('product_reminder')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('product_reminder')
        .select('id')
        .where((where) =>
          where.or([
            where.and([where('confirmed_at', 'is', null), where('asked_at', '<', at)]),
            where('sent_at', '<', at),
            where('ended_at', '<', at),
          ]),
        )
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Reminders that have waited for so long. @returns how many */
const removeWaitingReminders: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('product_reminder')
    .where('id', 'in', (eb) => eb.selectFrom('product_reminder').select('id').where('asked_at', '<', new Date(before)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Reports of errors that are so old: names and addresses of visitors are not kept for ever. @returns how many */
const removeErrorReports: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('error_report')
    .where('id', 'in', (eb) => eb.selectFrom('error_report').select('id').where('created_at', '<', new Date(before)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** J-375: pictures of the screen whose report was dealt with so long ago; others go with their report. @returns how many */
const removeErrorPictures: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('error_picture')
    .where('report_id', 'in', (eb) =>
      eb
        .selectFrom('error_report')
        .innerJoin('error_picture as kept', 'kept.report_id', 'error_report.id')
        .select('kept.report_id')
        .where('error_report.closed_at', '<', new Date(before))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** J-318: votes about pages that are so old: pages have changed since. @returns how many */
const removePageVotes: Transaction<Removal, number> = async (db, { before, most }) => {
  const { numDeletedRows } = await db
    .deleteFrom('page_vote')
    .where('key', 'in', (eb) => eb.selectFrom('page_vote').select('key').where('voted_at', '<', new Date(before)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const cleanUpTransactions = {
  'clean-up.carts': removeCarts,
  'clean-up.cart-reminders': removeCartReminders,
  'clean-up.consents': removeConsents,
  'clean-up.client-errors': removeErrors,
  'clean-up.unconfirmed-reviews': removeUnconfirmedReviews,
  'clean-up.unconfirmed-questions': removeUnconfirmedQuestions,
  'clean-up.unconfirmed-newsletters': removeUnconfirmedNewsletters,
  'clean-up.ended-newsletters': removeEndedNewsletters,
  'clean-up.photos': removePhotos,
  'clean-up.complaint-files': removeComplaintFiles,
  'clean-up.challenges': removeChallenges,
  'clean-up.account-links': removeAccountLinks,
  'clean-up.sessions': removeSessions,
  'clean-up.staff-sessions': removeStaffSessions,
  'clean-up.reminders': removeReminders,
  'clean-up.waiting-reminders': removeWaitingReminders,
  'clean-up.error-reports': removeErrorReports,
  'clean-up.error-pictures': removeErrorPictures,
  'clean-up.page-votes': removePageVotes,
  'clean-up.orders': removeOrders,
  'clean-up.complaints': removeComplaints,
  'clean-up.empty-shop-reviews': removeEmptyShopReviews,
} as const;

export type CleanUpTransactions = typeof cleanUpTransactions;
