/** Every transaction of the server by name; both databases run them. */
import { cartTransactions } from '../carts/transactions.ts';
import { catalogueTransactions } from '../catalogue/transactions.ts';
import { checkoutTransactions } from '../checkout/transactions.ts';
import { cleanUpTransactions } from '../clean-up/transactions.ts';
import { clientErrorTransactions } from '../client-errors/transactions.ts';
import { complaintTransactions } from '../complaints/transactions.ts';
import { consentTransactions } from '../consents/transactions.ts';
import { browserTransactions } from '../customers/browser-transactions.ts';
import { addressTransactions } from '../customers/address-transactions.ts';
import { challengeTransactions } from '../customers/challenge-transactions.ts';
import { passkeyTransactions } from '../customers/passkeys/transactions.ts';
import { secondFactorTransactions } from '../customers/second-factor/transactions.ts';
import { customerTransactions } from '../customers/transactions.ts';
import { passwordTransactions } from '../customers/password-transactions.ts';
import { sessionTransactions } from '../customers/session-transactions.ts';
import { deskTransactions } from '../desk/transactions.ts';
import { errorReportTransactions } from '../error-reports/transactions.ts';
import { importTransactions } from '../importing/transactions.ts';
import { listingTransactions } from '../listing/transactions.ts';
import { mailTransactions } from '../mail/transactions.ts';
import { neoportalTransactions } from '../neoportal/transactions.ts';
import { newsletterTransactions } from '../newsletter/transactions.ts';
import { orderTransactions } from '../orders/transactions.ts';
import { paymentTransactions } from '../payments/transactions.ts';
import { questionTransactions } from '../questions/transactions.ts';
import { reviewTransactions } from '../reviews/transactions.ts';
import { sitemapTransactions } from '../sitemap/transactions.ts';
import { sandboxTransactions } from '../payments/sandbox/transactions.ts';
import { reminderTransactions } from '../reminders/transactions.ts';
import { reservationTransactions } from '../reservations/transactions.ts';
import { statisticsTransactions } from '../statistics/transactions.ts';
import { surveyTransactions } from '../surveys/transactions.ts';
import { wishlistTransactions } from '../wishlist/wishlist-transactions.ts';
import { voucherTransactions } from '../vouchers/transactions.ts';
import { migrate } from './migrations.ts';

export const transactions = {
  'database.migrate': migrate,
  ...importTransactions,
  ...catalogueTransactions,
  ...listingTransactions,
  ...cartTransactions,
  ...checkoutTransactions,
  ...orderTransactions,
  ...customerTransactions,
  ...sessionTransactions,
  ...browserTransactions,
  ...passwordTransactions,
  ...challengeTransactions,
  ...secondFactorTransactions,
  ...passkeyTransactions,
  ...addressTransactions,
  ...mailTransactions,
  ...clientErrorTransactions,
  ...cleanUpTransactions,
  ...consentTransactions,
  ...complaintTransactions,
  ...newsletterTransactions,
  ...neoportalTransactions,
  ...paymentTransactions,
  ...sandboxTransactions,
  ...voucherTransactions,
  ...reminderTransactions,
  ...reservationTransactions,
  ...reviewTransactions,
  ...questionTransactions,
  ...sitemapTransactions,
  ...statisticsTransactions,
  ...surveyTransactions,
  ...wishlistTransactions,
  ...deskTransactions,
  ...errorReportTransactions,
} as const;

export type Transactions = typeof transactions;

/**
 * Transactions that lock every row they build upon before they read it. PostgreSQL runs them `read committed`, where each statement
 * sees what has been committed before it: who waits for a lock goes on with the row as it is then. `serializable` makes all
 * who wait start again instead, so that of a hundred orders of one product each would be tried again and again; and whoever changes a cart
 * while all carts are looked through.
 */
export const lockingTransactions: ReadonlySet<string> = new Set<keyof Transactions>(['orders.place', 'clean-up.carts']);
