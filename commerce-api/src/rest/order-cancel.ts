import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { addressKey } from 'shared-contracts/network';
import { orderGuesses, typedNumber } from '../orders/guess-limit.ts';
import { isTelephoneOf } from '../orders/telephone-of.ts';
import { isHashOf, trackedView } from '../orders/order-view.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import type { Payments } from '../payments/payments.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { orderAnswer, orderNotFound } from './order-answer.ts';
import { OrderQuery, OrderRef, TrackedCancelBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const response = { 200: OrderRef, ...errorAnswers };

const refusals = {
  order_packed: 'Zamówienie jest już spakowane i nie można go anulować. Możesz nie odbierać przesyłki albo zwrócić produkty po dostawie.',
  gift_card_spent: 'Kartą podarunkową z tego zamówienia już zapłacono, dlatego nie można go anulować.',
  gift_card_late: 'Termin na zwrot karty podarunkowej z tego zamówienia już minął, dlatego nie można go anulować.',
} as const;

/** Wrong telephone numbers for orders that one network may send within a quarter of an hour. */
const mostTries = 10;
const spanMs = 15 * 60_000;

/** J-183: a shopper gives an own order up, until it is packed; what was paid is given back. */
export function orderCancelRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'stockChanged'>,
  payments: Pick<Payments, 'sendRefunds'>,
) {
  const { database, mail, now } = services;
  const tries = services.limits.of({
    name: 'order-cancel-address',
    most: mostTries,
    spanMs,
    refusal: { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' },
  });

  const guesses = orderGuesses(services.limits, 'proof');

  /** @throws ApiError 409 once it is packed, or once one of its gift cards cannot be given back */
  async function cancel({ order }: OrderHistory, request: FastifyRequest) {
    const result = await database.run('orders.cancel', { number: order.number, at: now().toISOString() });
    if ('refusal' in result) {
      if (result.refusal === 'order_not_found') throw orderNotFound();
      throw new ApiError(409, result.refusal, refusals[result.refusal]);
    }
    mail.wake();
    payments.sendRefunds();
    if (result.productIds.length > 0) await changes.stockChanged(result.productIds);
    const history = await database.run('orders.read', order.number);
    if (history === null) throw orderNotFound();
    return orderAnswer(services, history, request);
  }

  /** The order of whoever knows its number, e-mail and telephone number. @throws ApiError 403 whichever of the three is wrong; TooManyTries */
  async function provenOrder(
    request: FastifyRequest,
    { number: typed, email, telephone }: Static<typeof TrackedCancelBody>,
  ): Promise<OrderHistory> {
    const caller = addressKey(request.ip);
    const number = typedNumber(typed);
    await tries.take(caller);
    await guesses.take(number);
    const history = await database.run('orders.read', number);
    const isOwn =
      history !== null && history.order.email.toLowerCase() === email.trim().toLowerCase() && isTelephoneOf(history.order, telephone);
    if (!isOwn) throw new ApiError(403, 'telephone_differs', 'Tego numeru telefonu nie ma w zamówieniu.');
    await Promise.all([tries.giveBack(caller), guesses.giveBack(number)]);
    return history;
  }

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/orders/:number/:hash/cancel',
      {
        schema: {
          operationId: 'cancelOrder',
          tags,
          summary: 'Gives an order up that nobody has packed; repeated, it changes nothing more (J-183)',
          params: Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash }),
          response,
        },
      },
      async (request) => {
        const { number, hash } = request.params;
        const history = await database.run('orders.read', number);
        if (history === null || !isHashOf(history.order, hash)) throw orderNotFound();
        return cancel(history, request);
      },
    );

    app.post(
      '/rest/V1/order/tracking/open',
      {
        schema: {
          operationId: 'openTrackedOrder',
          tags,
          summary: 'The whole order with its hash, for number, e-mail and telephone number of the order (J-249)',
          body: TrackedCancelBody,
          response,
        },
      },
      async (request) => orderAnswer(services, await provenOrder(request, request.body), request),
    );

    app.post(
      '/rest/V1/order/tracking/cancel',
      {
        schema: {
          operationId: 'cancelTrackedOrder',
          tags,
          summary: 'The same for number, e-mail and telephone number of the order (J-183)',
          body: TrackedCancelBody,
          response,
        },
      },
      async (request) => {
        return trackedView(await cancel(await provenOrder(request, request.body), request));
      },
    );
  };
}
