/** Every job of the server by name; both databases run them. */
import { cartJobs } from '../carts/jobs.ts';
import { catalogueJobs } from '../catalogue/jobs.ts';
import { checkoutJobs } from '../checkout/jobs.ts';
import { clientErrorJobs } from '../client-errors/jobs.ts';
import { consentJobs } from '../consents/jobs.ts';
import { addressJobs } from '../customers/address-jobs.ts';
import { customerJobs } from '../customers/jobs.ts';
import { passwordJobs } from '../customers/password-jobs.ts';
import { seedJobs } from '../importing/jobs.ts';
import { listingJobs } from '../listing/jobs.ts';
import { mailJobs } from '../mail/jobs.ts';
import { newsletterJobs } from '../newsletter/jobs.ts';
import { orderJobs } from '../orders/jobs.ts';
import { paymentJobs } from '../payments/jobs.ts';
import { sandboxJobs } from '../payments/sandbox/jobs.ts';
import { statisticsJobs } from '../statistics/jobs.ts';
import { migrate } from './migrations.ts';

export const jobs = {
  'database.migrate': migrate,
  ...seedJobs,
  ...catalogueJobs,
  ...listingJobs,
  ...cartJobs,
  ...checkoutJobs,
  ...orderJobs,
  ...customerJobs,
  ...passwordJobs,
  ...addressJobs,
  ...mailJobs,
  ...clientErrorJobs,
  ...consentJobs,
  ...newsletterJobs,
  ...paymentJobs,
  ...sandboxJobs,
  ...statisticsJobs,
} as const;

export type Jobs = typeof jobs;

/**
 * Jobs that lock every row they build upon before they read it. PostgreSQL runs them `read committed`, where each statement
 * sees what has been committed before it: who waits for a lock goes on with the row as it is then. `serializable` makes all
 * who wait start again instead, so that of a hundred orders of one product each would be tried again and again.
 */
export const lockingJobs: ReadonlySet<string> = new Set<keyof Jobs>(['orders.place']);
