import { requireCustomer } from '../../customers/session.ts';
import type { AppServices } from '../../server/app-services.ts';
import { CustomerConsents } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

/** J-244: what the signed-in customer has consented to. Decisions about cookies are those of a browser (J-72), not of an account. */
export const customerConsentRoutes =
  (services: AppServices) =>
  async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/customers/me/consents',
      {
        schema: {
          operationId: 'readConsents',
          tags: ['customers'],
          summary: 'The customer’s consent to newsletters with its history, the latest first (J-244)',
          response: { 200: CustomerConsents, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const { isProven, events } = await services.database.run('newsletter.of-customer', id);
        return {
          is_email_confirmed: isProven,
          newsletter: events.map(({ store_code: store, event, at }) => ({
            store_code: store,
            store_name: services.reference.storesByCode.get(store)?.name ?? store,
            event,
            at: at.toISOString(),
          })),
        };
      },
    );
  };
