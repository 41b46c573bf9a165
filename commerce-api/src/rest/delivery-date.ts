import { Type } from 'typebox';
import type { AppServices } from '../server/app-services.ts';
import type { DeliveryDate } from '../orders/delivery-date-transactions.ts';
import { daysToChoose, deliveryHours } from '../orders/delivery-days.ts';
import { ApiError } from '../server/api-error.ts';
import { deliveryRefusal } from './delivery-refusal.ts';
import { orderNotFound } from './order-answer.ts';
import { DeliveryCalendarRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

/** Wrong pins within a quarter of an hour. */
const mostTries = 5;
const spanMs = 15 * 60_000;
const tags = ['orders'];
const Hash = Type.String({ minLength: 1, maxLength: 64 });

/** The day on which a large order is to come (A-40, A-41, K-17). */
export function deliveryDateRoutes(services: AppServices) {
  const tries = services.limits.of({
    name: 'delivery-pin',
    most: mostTries,
    spanMs,
    refusal: { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' },
  });
  const calendar = (known: DeliveryDate) => ({
    order: known.number,
    chosen: known.chosen,
    days: daysToChoose(known, services.now()).map((date) => ({ date, ranges: [...deliveryHours] })),
  });

  return async (app: TypedApp): Promise<void> => {
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
      async (request) => {
        const known = await services.database.run('delivery-date.read', request.params.id);
        if (known === null) throw orderNotFound();
        return calendar(known);
      },
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
      async (request) => {
        const { id: hash, pin, date, range } = request.params;
        await tries.take(hash);
        const result = await services.database.run('delivery-date.choose', { hash, pin, date, range, now: services.now().toISOString() });
        if (!('refusal' in result)) {
          await tries.clear(hash);
          return calendar(result);
        }
        if (result.refusal === 'invalid_pin')
          throw new ApiError(400, 'invalid_pin', 'Nieprawidłowy PIN. Znajdziesz go w e-mailu z zamówieniem.');
        if (result.refusal === 'invalid_date') throw new ApiError(400, 'invalid_date', 'Tego terminu nie można już wybrać. Wybierz inny.');
        throw deliveryRefusal(result.refusal);
      },
    );
  };
}
