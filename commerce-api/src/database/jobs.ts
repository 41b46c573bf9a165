/** Every job of the server by name; both databases run them. */
import { cartJobs } from '../carts/jobs.ts';
import { catalogueJobs } from '../catalogue/jobs.ts';
import { checkoutJobs } from '../checkout/jobs.ts';
import { clientErrorJobs } from '../client-errors/jobs.ts';
import { addressJobs } from '../customers/address-jobs.ts';
import { customerJobs } from '../customers/jobs.ts';
import { passwordJobs } from '../customers/password-jobs.ts';
import { seedJobs } from '../importing/jobs.ts';
import { listingJobs } from '../listing/jobs.ts';
import { mailJobs } from '../mail/jobs.ts';
import { orderJobs } from '../orders/jobs.ts';
import { paymentJobs } from '../payments/jobs.ts';
import { sandboxJobs } from '../payments/sandbox/jobs.ts';
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
  ...paymentJobs,
  ...sandboxJobs,
} as const;

export type Jobs = typeof jobs;
