import { Type } from 'typebox';
import type { Shop } from '../graphql/context.ts';
import { notYet } from './not-yet.ts';
import {
  DeliveryCalendarRef,
  OrderPaymentMethods,
  OrderQuery,
  OrderRef,
  OrdersAnswer,
  PayAgainBody,
  PickupPointsAnswer,
  PlacedOrderRef,
  TrackingBody,
} from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const Secret = Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash });
const Hash = Type.String({ minLength: 1, maxLength: 64 });
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
    app.get(
      '/rest/V1/orders/:number/:hash/payment-methods',
      {
        schema: {
          operationId: 'listOrderPaymentMethods',
          tags,
          summary: 'Ways in which the order can still be paid',
          params: Secret,
          response: { 200: OrderPaymentMethods, ...errorAnswers },
        },
      },
      notYet,
    );
    app.post(
      '/rest/V1/orders/:number/:hash/payment',
      {
        schema: {
          operationId: 'payOrder',
          tags,
          summary: 'Starts another payment of an order that is not paid',
          params: Secret,
          body: PayAgainBody,
          response: { 200: PlacedOrderRef, ...errorAnswers },
        },
      },
      notYet,
    );
    app.get(
      '/rest/V1/pickup-points',
      {
        schema: {
          operationId: 'listPickupPoints',
          tags,
          summary: 'Pickup points of a carrier, shops included (∅59)',
          querystring: Type.Object({
            carrier: Type.String({ minLength: 1, maxLength: 64, description: 'Shipping code' }),
            query: Type.Optional(Type.String({ maxLength: 100, description: 'Town, postcode, street or name' })),
            bbox: Type.Optional(Type.String({ maxLength: 100, description: 'west,south,east,north in degrees' })),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '20 unless told' })),
          }),
          response: { 200: PickupPointsAnswer, ...errorAnswers },
        },
      },
      notYet,
    );
    app.get(
      '/rest/V1/installments/get-shipment-calendar/:id',
      {
        schema: {
          operationId: 'readDeliveryCalendar',
          tags,
          summary: 'Days on which a large order can be delivered (A-40)',
          params: Type.Object({ id: Hash }),
          response: { 200: DeliveryCalendarRef, ...errorAnswers },
        },
      },
      notYet,
    );
    app.put(
      '/rest/V1/installments/set-delivery-date/:id/pin/:pin/delivery-date/:date/range/:range',
      {
        schema: {
          operationId: 'setDeliveryDate',
          tags,
          summary: 'Chooses the day of delivery with the pin of the e-mail (A-41)',
          params: Type.Object({
            id: Hash,
            pin: Type.String({ maxLength: 20 }),
            date: Type.String({ format: 'date' }),
            range: Type.String({ maxLength: 20 }),
          }),
          response: { 200: DeliveryCalendarRef, ...errorAnswers },
        },
      },
      notYet,
    );
  };
}
