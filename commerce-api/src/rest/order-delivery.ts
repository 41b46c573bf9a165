import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { checkAddress } from '../checkout/address.ts';
import { changeableWay, chosenDayOf, isPossible } from '../orders/delivery-change.ts';
import { isHashOf } from '../orders/order-view.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { calendarOf, usualDays } from '../promise/calendar.ts';
import type { Way } from '../promise/promise.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { orderAnswer, orderNotFound } from './order-answer.ts';
import { OrderDeliveryBody, OrderDelivery, OrderQuery, OrderRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const params = Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash });
const path = '/rest/V1/orders/:number/:hash/delivery';

const packed = () => new ApiError(409, 'order_packed', 'Zamówienie jest już spakowane i dostawy nie można zmienić.');
const impossible = () => new ApiError(409, 'day_impossible', 'W ten dzień nie dowieziemy pod ten adres. Wybierz inny termin.');
const tooMany = () => new ApiError(409, 'too_many_changes', 'Dostawa była już zmieniana wiele razy. Zadzwoń do nas, pomożemy.');

/** J-249: another day or address of delivery until an order is packed, for whoever holds its hash. What it costs stays what was paid. */
export function orderDeliveryRoutes(services: AppServices) {
  const { database, products, promises, reference, mail, now } = services;

  const historyOf = async ({ number, hash }: Static<typeof params>): Promise<OrderHistory> => {
    const history = await database.run('orders.read', number);
    if (history === null || !isHashOf(history.order, hash)) throw orderNotFound();
    return history;
  };

  /** The order's way to a postcode; null where nothing can be changed any more. */
  const wayTo = async ({ order }: OrderHistory, postcode: string): Promise<Way | null> => {
    const found = await products.list(order.document.items.map(({ productId }) => productId));
    return changeableWay(order, {
      network: reference.network,
      products: new Map(found.map((product) => [product.id, product])),
      book: promises.days(postcode),
    });
  };

  async function change(request: FastifyRequest, history: OrderHistory, { day, address: wished }: Static<typeof OrderDeliveryBody>) {
    const { order } = history;
    const { delivery, billing } = order.document;
    const checked = wished === undefined ? null : checkAddress(wished, 'address', false);
    requireValid(checked?.problems ?? {});
    const address = checked?.address ?? delivery ?? billing;
    const way = await wayTo(history, address.postcode);
    if (way === null) throw packed();
    const wishedDay = day === undefined ? chosenDayOf(order) : day;
    // A day that is kept was possible when it was chosen; another address may be too far for it.
    if ((day !== undefined || checked !== null) && !isPossible(way, wishedDay)) throw impossible();
    const changed = await database.run('orders.change-delivery', {
      number: order.number,
      day: wishedDay,
      span: way.days,
      address,
      at: now().toISOString(),
    });
    if ('refusal' in changed)
      throw changed.refusal === 'order_packed' ? packed() : changed.refusal === 'too_many_changes' ? tooMany() : orderNotFound();
    if (changed.isChanged) mail.wake();
    return orderAnswer(services, await historyOf({ number: order.number, hash: order.hash }), request);
  }

  return async (app: TypedApp): Promise<void> => {
    app.get(
      path,
      {
        schema: {
          operationId: 'readOrderDelivery',
          tags,
          summary: 'Days on which an order that nobody has packed can come, to its address or to another postcode (J-249)',
          params,
          querystring: Type.Object({ postcode: Type.Optional(Type.String({ pattern: '^\\d{2}-\\d{3}$' })) }),
          response: { 200: OrderDelivery, ...errorAnswers },
        },
      },
      async (request) => {
        const history = await historyOf(request.params);
        const { order } = history;
        const way = await wayTo(history, request.query.postcode ?? (order.document.delivery ?? order.document.billing).postcode);
        if (way === null) throw packed();
        const chosen = chosenDayOf(order);
        return {
          chosen,
          delivery_from: way.days[0],
          delivery_to: way.days[1],
          days: calendarOf(way, usualDays).map(({ date, ranges }) => ({
            date,
            ranges: ranges.filter(({ available }) => available).map(({ range }) => range),
          })),
        };
      },
    );

    app.put(
      path,
      {
        schema: {
          operationId: 'changeOrderDelivery',
          tags,
          summary: 'Another day, or another address, for an order that nobody has packed; what it costs stays (J-249)',
          params,
          body: OrderDeliveryBody,
          response: { 200: OrderRef, ...errorAnswers },
        },
      },
      async (request) => change(request, await historyOf(request.params), request.body),
    );
  };
}
