import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { checkAddress } from '../checkout/address.ts';
import { changeableWay, chosenDayOf, isPossible, isSameDay } from '../orders/delivery-change.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { canChangeDelivery } from '../orders/order-steps.ts';
import type { OrderMailLimits } from '../orders/mail-limits.ts';
import { isHashOf } from '../orders/order-view.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { calendarOf, usualDays } from '../promise/calendar.ts';
import type { Way } from '../promise/promise.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { deliveryRefusal } from './delivery-refusal.ts';
import { orderAnswer, orderNotFound } from './order-answer.ts';
import { OrderDeliveryBody, OrderDelivery, OrderQuery, OrderRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const params = Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash });
const path = '/rest/V1/orders/:number/:hash/delivery';
/** J-268: calls of one network (an office, a school) within an hour: each asks the promise engine. */
const mostPerNetwork = 300;

const impossible = () => new ApiError(409, 'day_impossible', 'W ten dzień nie dowieziemy pod ten adres. Wybierz inny termin.');

/** Why an order has no way that can be changed: it is packed, or its carrier comes on no chosen day, or is none of the shop's any more. */
const unchangeable = (order: OrderRecord): ApiError =>
  canChangeDelivery(order)
    ? new ApiError(409, 'delivery_fixed', 'Tej dostawy nie można zmienić przez internet. Zadzwoń do nas, pomożemy.')
    : deliveryRefusal('order_packed');

/** J-249: another day or address of delivery until an order is packed, for whoever holds its hash. What it costs stays what was paid. */
export function orderDeliveryRoutes(services: AppServices, mailLimits: OrderMailLimits) {
  const { database, products, promises, reference, mail, now } = services;
  const byNetwork = services.writeLimits.of({ name: 'order-delivery-network', most: mostPerNetwork, spanMs: 60 * 60_000 });

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
    const checked = wished === undefined ? null : checkAddress(wished, 'address', { isOfCompany: false, isContact: false });
    requireValid(checked?.problems ?? {});
    const address = checked?.address ?? delivery ?? billing;
    const way = await wayTo(history, address.postcode);
    if (way === null) throw unchangeable(order);
    const chosen = chosenDayOf(order);
    const wishedDay = day === undefined ? chosen : day;
    // A day that is kept was possible when it was chosen; another postcode may be too far for it.
    const isKept = isSameDay(wishedDay, chosen) && address.postcode === (delivery ?? billing).postcode;
    if (!isKept && !isPossible(way, wishedDay)) throw impossible();
    // J-268: who has not paid may have typed a stranger's mailbox. What is held gets into none.
    const isHarmless = order.payment_status === 'paid' || order.is_mail_held;
    const told = isHarmless ? null : await mailLimits.take(addressKey(request.ip), order.email);
    const changed = await database.run('orders.change-delivery', {
      number: order.number,
      day: wishedDay,
      span: way.days,
      address,
      isUntold: told?.isWithin === false,
      at: now().toISOString(),
    });
    if ('refusal' in changed || !changed.isChanged) await told?.giveBack();
    if ('refusal' in changed) throw deliveryRefusal(changed.refusal);
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
        await byNetwork.take(addressKey(request.ip));
        const history = await historyOf(request.params);
        const { order } = history;
        const way = await wayTo(history, request.query.postcode ?? (order.document.delivery ?? order.document.billing).postcode);
        if (way === null) throw unchangeable(order);
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
      async (request) => {
        await byNetwork.take(addressKey(request.ip));
        return change(request, await historyOf(request.params), request.body);
      },
    );
  };
}
