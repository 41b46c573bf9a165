import { randomBytes } from 'node:crypto';
import { requireCustomer } from '../customers/session.ts';
import type { AppServices } from '../server/app-services.ts';
import { endLinkRoutes } from './end-link.ts';
import { RatingReminder } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['surveys'];
const response = { 200: RatingReminder, ...errorAnswers };

/** J-312: a customer asks for one e-mail about each rating that was not given, and ends that again. */
export function ratingReminderRoutes(services: AppServices) {
  const { database, now } = services;
  const at = (): string => now().toISOString();
  const answer = async (customerId: number) => ({ is_on: await database.run('surveys.has-reminder', customerId) });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/customers/me/rating-reminder',
      { schema: { operationId: 'readRatingReminder', tags, summary: 'Whether the customer is reminded of ratings (J-312)', response } },
      async (request) => answer((await requireCustomer(request, services)).id),
    );

    app.put(
      '/rest/V1/customers/me/rating-reminder',
      {
        schema: {
          operationId: 'setRatingReminder',
          tags,
          summary: 'Asks for these e-mails, or ends them; repeated, it changes nothing (J-312)',
          body: RatingReminder,
          response,
        },
      },
      async (request) => {
        const { id: customerId } = await requireCustomer(request, services);
        const endToken = randomBytes(24).toString('base64url');
        await database.run('surveys.set-reminder', { customerId, isOn: request.body.is_on, endToken, at: at() });
        return answer(customerId);
      },
    );

    await app.register(
      endLinkRoutes(services, {
        path: '/rest/V1/rating-reminders/end',
        limit: 'rating-reminder-link-network',
        end: (token) => database.run('surveys.end-reminders', { token, at: at() }),
        question: {
          heading: 'Nie przypominać o ocenach?',
          text: 'Nie przypomnimy więcej o ocenie zamówień. Możesz poprosić o to znowu w swoim koncie.',
          buttons: [{ label: 'Nie przypominaj' }],
        },
        done: { heading: 'Nie przypomnimy już o ocenach', text: 'Wiadomości o zamówieniach będą przychodzić jak dotąd.' },
      }),
    );
  };
}
