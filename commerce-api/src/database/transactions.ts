/** Every transaction of the server by name; both databases run them. */
import { cartReminderTransactions } from '../cart-reminders/transactions.ts';
import { cartTransactions } from '../carts/transactions.ts';
import { catalogueTransactions } from '../catalogue/transactions.ts';
import { checkoutTransactions } from '../checkout/transactions.ts';
import { cleanUpTransactions } from '../clean-up/transactions.ts';
import { clientErrorTransactions } from '../client-errors/transactions.ts';
import { withdrawalTransactions } from '../withdrawals/transactions.ts';
import { warrantyReminderTransactions } from '../warranty-reminders/transactions.ts';
import { complaintTransactions } from '../complaints/transactions.ts';
import { consentTransactions } from '../consents/transactions.ts';
import { browserTransactions } from '../customers/browser-transactions.ts';
import { deletionTransactions } from '../customers/deletion/transactions.ts';
import { emailChangeTransactions } from '../customers/email-change/transactions.ts';
import { exportTransactions } from '../customers/export/transactions.ts';
import { addressTransactions } from '../customers/address-transactions.ts';
import { challengeTransactions } from '../customers/challenge-transactions.ts';
import { passkeyTransactions } from '../customers/passkeys/transactions.ts';
import { secondFactorTransactions } from '../customers/second-factor/transactions.ts';
import { plusTransactions } from '../customers/plus-transactions.ts';
import { customerTransactions } from '../customers/transactions.ts';
import { passwordTransactions } from '../customers/password-transactions.ts';
import { rotationTransactions } from '../customers/rotation-transactions.ts';
import { sessionTransactions } from '../customers/session-transactions.ts';
import { deskTransactions } from '../desk/transactions.ts';
import { contentTransactions } from '../editing/transactions.ts';
import { deskIssueTransactions } from '../newsletter/issues/desk-transactions.ts';
import { sendIssueTransactions } from '../newsletter/issues/send-transactions.ts';
import { pageVoteTransactions } from '../page-votes/transactions.ts';
import { errorReportTransactions } from '../error-reports/transactions.ts';
import { importTransactions } from '../importing/transactions.ts';
import { giftCardTransactions } from '../gift-cards/transactions.ts';
import { listingTransactions } from '../listing/transactions.ts';
import { mailTransactions } from '../mail/transactions.ts';
import { neoportalTransactions } from '../neoportal/transactions.ts';
import { newsletterTransactions } from '../newsletter/transactions.ts';
import { orderTransactions } from '../orders/transactions.ts';
import { parcelTransactions } from '../parcels/transactions.ts';
import { paymentTransactions } from '../payments/transactions.ts';
import { questionTransactions } from '../questions/transactions.ts';
import { reviewTransactions } from '../reviews/transactions.ts';
import { sitemapTransactions } from '../sitemap/transactions.ts';
import { operatorTransactions } from '../payments/operators/transactions.ts';
import { sandboxTransactions } from '../payments/sandbox/transactions.ts';
import { reminderTransactions } from '../reminders/transactions.ts';
import { reservationTransactions } from '../reservations/transactions.ts';
import { statisticsTransactions } from '../statistics/transactions.ts';
import { shopReviewTransactions } from '../shop-reviews/transactions.ts';
import { surveyTransactions } from '../surveys/transactions.ts';
import { wishlistTransactions } from '../wishlist/wishlist-transactions.ts';
import { uploadedPictureTransactions } from '../uploaded-pictures/transactions.ts';
import { voucherTransactions } from '../vouchers/transactions.ts';
import { migrate } from './migrations.ts';

export const transactions = {
  'database.migrate': migrate,
  ...importTransactions,
  ...uploadedPictureTransactions,
  ...catalogueTransactions,
  ...listingTransactions,
  ...cartTransactions,
  ...cartReminderTransactions,
  ...checkoutTransactions,
  ...orderTransactions,
  ...parcelTransactions,
  ...customerTransactions,
  ...plusTransactions,
  ...rotationTransactions,
  ...sessionTransactions,
  ...browserTransactions,
  ...passwordTransactions,
  ...challengeTransactions,
  ...secondFactorTransactions,
  ...passkeyTransactions,
  ...addressTransactions,
  ...deletionTransactions,
  ...emailChangeTransactions,
  ...exportTransactions,
  ...mailTransactions,
  ...clientErrorTransactions,
  ...cleanUpTransactions,
  ...consentTransactions,
  ...complaintTransactions,
  ...warrantyReminderTransactions,
  ...withdrawalTransactions,
  ...newsletterTransactions,
  ...neoportalTransactions,
  ...paymentTransactions,
  ...sandboxTransactions,
  ...operatorTransactions,
  ...voucherTransactions,
  ...giftCardTransactions,
  ...reminderTransactions,
  ...reservationTransactions,
  ...reviewTransactions,
  ...questionTransactions,
  ...sitemapTransactions,
  ...statisticsTransactions,
  ...shopReviewTransactions,
  ...surveyTransactions,
  ...wishlistTransactions,
  ...deskTransactions,
  ...contentTransactions,
  ...errorReportTransactions,
  ...pageVoteTransactions,
  ...deskIssueTransactions,
  ...sendIssueTransactions,
} as const;

export type Transactions = typeof transactions;

/** How much of what others do at the same time a transaction may see on PostgreSQL. The embedded database runs one after another. */
export type Isolation = 'serializable' | 'repeatable read' | 'read committed';

const isolations: Readonly<Partial<Record<string, Isolation>>> = {
  // They lock every row they build upon before they read it, and each statement sees what has been committed before it: who waits for a
  // lock goes on with the row as it is then, where otherwise a hundred orders of one product would each be tried again and again.
  'orders.place': 'read committed',
  'clean-up.carts': 'read committed',
  // They lock and write the row of one cart, and what they read beside it is that cart's own or the catalogue. Two that want the same cart
  // meet at its row, and the later one is run again. `serializable` would make changes of different carts conflict as well: it remembers
  // what was read by pages, and in a small shop by whole tables.
  'carts.add-item': 'repeatable read',
  'carts.change-item': 'repeatable read',
  'carts.remove-item': 'repeatable read',
  'carts.change-add-ons': 'repeatable read',
  'carts.save-for-later': 'repeatable read',
  'carts.take-back': 'repeatable read',
  'carts.remove-saved': 'repeatable read',
  'carts.restore': 'repeatable read',
  'checkout.choose': 'repeatable read',
} satisfies Partial<Record<keyof Transactions, Isolation>>;

/** The isolation of a transaction: `serializable` unless it needs less. */
export const isolationOf = (name: string): Isolation => isolations[name] ?? 'serializable';
