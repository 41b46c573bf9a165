import { Type } from 'typebox';
import type { Shop } from '../graphql/context.ts';
import { notYet } from './not-yet.ts';
import { OrderQuery, OrderRef, OrdersAnswer, TrackingBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const Secret = Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash });
const answers = { 200: OrderRef, ...errorAnswers };

/** Orders after they have been placed: read by their customer or by whoever holds the hash, tracked, paid again (∅47). */
export function orderRoutes(_shop: Shop) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

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
          }),
          response: { 200: OrdersAnswer, ...errorAnswers },
        },
      },
      notYet,
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
      notYet,
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
      notYet,
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
      notYet,
    );
  };
}
