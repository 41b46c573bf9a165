import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireCustomer } from '../customers/session.ts';
import { polishDay } from '../promise/working-days.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { askedLanguage } from '../translation/asked-language.ts';
import { warrantyEnds } from '../warranty-reminders/warranty-reminder.ts';
import { endLinkRoutes } from './end-link.ts';
import { polishOrder, orderNotFound } from './order-answer.ts';
import { OrderQuery, WarrantyReminder, WarrantyReminderBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const params = Type.Object({ number: OrderQuery.properties.order });
const response = { 200: WarrantyReminder, ...errorAnswers };

/** J-290: a customer asks for an e-mail before the warranty of what an order has brought ends, and ends that again. */
export function warrantyReminderRoutes(services: AppServices) {
  const { database, now } = services;
  /** @throws ApiError 401 for guests, 404 for an order of somebody else */
  const ownOrder = async (request: FastifyRequest, number: string) => {
    const customer = await requireCustomer(request, services);
    const history = await database.run('orders.read', number);
    if (history === null || history.order.customer_id !== customer.id) throw orderNotFound();
    const ends = warrantyEnds(await polishOrder(services, history, request), polishDay(now()));
    return { orderId: history.order.id, customerId: customer.id, ends };
  };
  const answer = async ({ orderId, customerId, ends }: Awaited<ReturnType<typeof ownOrder>>) => ({
    is_offered: ends.length > 0,
    is_on: await database.run('warranty-reminders.is-asked', { orderId, customerId }),
  });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/orders/mine/:number/warranty-reminder',
      {
        schema: {
          operationId: 'readWarrantyReminder',
          tags,
          summary: 'Whether the customer is told before warranties of the order end (J-290)',
          params,
          response,
        },
      },
      async (request) => answer(await ownOrder(request, request.params.number)),
    );

    app.put(
      '/rest/V1/orders/mine/:number/warranty-reminder',
      {
        schema: {
          operationId: 'setWarrantyReminder',
          tags,
          summary: 'Asks for these e-mails, or ends them; repeated, it changes nothing (J-290)',
          params,
          body: WarrantyReminderBody,
          response,
        },
      },
      async (request) => {
        const order = await ownOrder(request, request.params.number);
        const { orderId, customerId, ends } = order;
        const at = now().toISOString();
        if (!request.body.is_on) await database.run('warranty-reminders.end-own', { orderId, customerId, at });
        else if (ends.length === 0)
          throw new ApiError(409, 'no_warranty', 'Gwarancja produktów z tego zamówienia jeszcze nie trwa albo już minęła.');
        else
          await database.run('warranty-reminders.ask', {
            orderId,
            customerId,
            language: askedLanguage(request.headers.cookie),
            ends: ends.map((end) => ({ ...end, endToken: randomBytes(24).toString('base64url') })),
            at,
          });
        return answer(order);
      },
    );

    await app.register(
      endLinkRoutes(services, {
        path: '/rest/V1/warranty-reminders/end',
        limit: 'warranty-reminder-link-network',
        end: (token) => database.run('warranty-reminders.end', { token, at: now().toISOString() }),
        question: {
          heading: 'Nie przypominać o końcu gwarancji?',
          text: 'Nie napiszemy więcej o gwarancji produktów z tego zamówienia. Możesz poprosić o to znowu na stronie zamówienia.',
          buttons: [{ label: 'Nie przypominaj' }],
        },
        done: { heading: 'Nie przypomnimy już o gwarancji', text: 'Wiadomości o zamówieniach będą przychodzić jak dotąd.' },
      }),
    );
  };
}
