import type { Payments } from '../../payments/payments.ts';
import { createDeskAccess } from '../../desk/access.ts';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { TypedApp } from '../types.ts';
import { auditRoutes } from './audit.ts';
import { deskContentRoutes } from './content.ts';
import { deskErrorReportRoutes } from './error-reports.ts';
import { deskComplaintRoutes } from './complaints.ts';
import { deskInvoiceRoutes } from './invoices.ts';
import { deskNewsletterRoutes } from './newsletters.ts';
import { deskOrderChangeRoutes } from './order-changes.ts';
import { deskOrderRoutes } from './orders.ts';
import { deskPageVoteRoutes } from './page-votes.ts';
import { deskPictureRoutes } from './pictures.ts';
import { endSessionsRoutes } from './end-sessions.ts';
import { deskQuestionRoutes } from './questions.ts';
import { deskReminderRoutes } from './reminders.ts';
import { deskReplacementRoutes } from './replacements.ts';
import { deskReservationRoutes } from './reservations.ts';
import { deskReviewRoutes } from './reviews.ts';
import { deskShopReviewRoutes } from './shop-reviews.ts';
import { deskWithdrawalRoutes } from './withdrawals.ts';
import { deskSurveyRoutes } from './surveys.ts';
import { deskTranslationRoutes } from './translations.ts';
import { staffSessionRoutes, staffSignInRoutes } from './session.ts';
import { staffRoutes } from './staff.ts';
import { tokenRoutes } from './tokens.ts';

/** J-157: the calls of the shop's staff. Whoever has no token is refused before anything of a call is read; hosts pass none of them on (J-160). */
export function deskRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'reviewsChanged' | 'shopReviewsChanged' | 'stockChanged' | 'contentChanged' | 'productsEdited'>,
  payments: Pick<Payments, 'sendRefunds'>,
) {
  const access = createDeskAccess(services);
  return async (app: TypedApp): Promise<void> => {
    await app.register(async (calls: TypedApp) => {
      calls.addHook('onRequest', access.admit('moderator', 'editor'));
      await calls.register(staffRoutes(access));
    });
    await app.register(staffSignInRoutes(services, access));
    await app.register(staffSessionRoutes(services, access));
    await app.register(async (calls: TypedApp) => {
      calls.addHook('onRequest', access.admit('editor'));
      await calls.register(deskContentRoutes(services, changes, access));
      await calls.register(deskPictureRoutes(services, changes, access));
      await calls.register(deskReplacementRoutes(services, changes, access));
      await calls.register(deskTranslationRoutes(services));
      await calls.register(deskNewsletterRoutes(services, access));
    });
    await app.register(async (calls: TypedApp) => {
      calls.addHook('onRequest', access.admit('moderator'));
      await calls.register(deskReviewRoutes(services, changes, access));
      await calls.register(deskQuestionRoutes(services, changes, access));
      await calls.register(deskReminderRoutes(services));
      await calls.register(deskErrorReportRoutes(services, access));
      await calls.register(deskComplaintRoutes(services, payments, access));
      await calls.register(deskReservationRoutes(services, changes, access));
      await calls.register(deskOrderRoutes(services));
      await calls.register(deskInvoiceRoutes(services, access));
      await calls.register(deskOrderChangeRoutes(services, changes, payments, access));
      await calls.register(deskWithdrawalRoutes(services, payments, access));
      await calls.register(deskSurveyRoutes(services));
      await calls.register(deskShopReviewRoutes(services, changes, access));
      await calls.register(deskPageVoteRoutes(services));
    });
    await app.register(async (calls: TypedApp) => {
      calls.addHook('onRequest', access.admit('admin'));
      await calls.register(tokenRoutes(services, access));
      await calls.register(endSessionsRoutes(services, access));
      await calls.register(auditRoutes(services));
    });
  };
}
