import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppServices } from '../server/app-services.ts';
import { addressKey } from 'shared-contracts/network';
import { requireCustomer } from '../customers/session.ts';
import { orderPeriods, orderStates } from '../orders/list-filter.ts';
import { orderTranslator, summaryIn } from '../orders/order-in-language.ts';
import { orderGuesses, typedNumber } from '../orders/guess-limit.ts';
import { isHashOf, orderSummary, trackedView } from '../orders/order-view.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { translatorOf } from '../server/translator-of.ts';
import { orderAnswer, orderNotFound, pathsFor } from './order-answer.ts';
import { oneOf } from './schemas/common.ts';
import type { Order } from './schemas/index.ts';
import { OrderQuery, OrderRef, OrdersAnswer, TrackingBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

/** Wrong guesses of number and e-mail from one network address within a quarter of an hour. */
const mostTries = 20;
const spanMs = 15 * 60_000;
const tags = ['orders'];
const Secret = Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash });
const answers = { 200: OrderRef, ...errorAnswers };

/** Orders after they have been placed: read by their customer or by whoever holds the hash, tracked, paid again (∅47). */
export function orderRoutes(services: AppServices) {
  const { database } = services;
  const tries = services.limits.of({
    name: 'tracking-address',
    most: mostTries,
    spanMs,
    refusal: { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' },
  });
  const guesses = orderGuesses(services.limits, 'tracking');
  const answer = (history: OrderHistory, request: FastifyRequest): Promise<Order> => orderAnswer(services, history, request);

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/orders/mine',
      {
        schema: {
          operationId: 'listOrders',
          tags,
          summary: 'Orders of the customer, newest first',
          querystring: Type.Object({
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '10 unless told' })),
            state: Type.Optional(oneOf(orderStates, 'open: neither delivered nor cancelled (J-243)')),
            period: Type.Optional(oneOf(orderPeriods, 'When they were placed, counted back from now')),
            text: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a number, or words of a product’s name' })),
          }),
          response: { 200: OrdersAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { page = 1, per_page: perPage = 10, ...filter } = request.query;
        const offset = (page - 1) * perPage;
        const { orders, count } = await database.run('orders.list', {
          customerId: customer.id,
          offset,
          limit: perPage,
          filter,
          now: services.now().toISOString(),
        });
        const pathOf = pathsFor(services, request);
        const translator = await orderTranslator(orders, translatorOf(request, services), services.products);
        return { items: orders.map((order) => summaryIn(orderSummary(order, pathOf), order, translator)), total_count: count };
      },
    );
    app.get(
      '/rest/V1/orders/mine/:number',
      {
        schema: {
          operationId: 'readOrder',
          tags,
          summary: 'One order of the customer',
          params: Type.Object({ number: Secret.properties.number }),
          response: answers,
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const history = await database.run('orders.read', request.params.number);
        if (history === null || history.order.customer_id !== customer.id) throw orderNotFound();
        return answer(history, request);
      },
    );
    app.get(
      '/rest/V1/orders/:number/:hash',
      {
        schema: {
          operationId: 'readOrderByHash',
          tags,
          summary: 'The order, for whoever holds its hash',
          params: Secret,
          response: answers,
        },
      },
      async (request) => {
        const history = await database.run('orders.read', request.params.number);
        if (history === null || !isHashOf(history.order, request.params.hash)) throw orderNotFound();
        return answer(history, request);
      },
    );
    app.post(
      '/rest/V1/order/tracking',
      {
        schema: {
          operationId: 'trackOrder',
          tags,
          summary: 'The order by its number and the e-mail it was placed with (R-54)',
          body: TrackingBody,
          response: answers,
        },
      },
      async (request) => {
        const caller = addressKey(request.ip);
        await tries.take(caller);
        const { email } = request.body;
        const number = typedNumber(request.body.number);
        await guesses.take(number);
        const history = await database.run('orders.read', number);
        // The same answer whichever of both is wrong, so that order numbers cannot be enumerated.
        if (history === null || history.order.email.toLowerCase() !== email.trim().toLowerCase()) throw orderNotFound();
        await Promise.all([tries.giveBack(caller), guesses.giveBack(number)]);
        return trackedView(await answer(history, request));
      },
    );
  };
}
