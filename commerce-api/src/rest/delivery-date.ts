import { Type } from 'typebox';
import type { Shop } from '../graphql/context.ts';
import { notYet } from './not-yet.ts';
import { DeliveryCalendarRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
const Hash = Type.String({ minLength: 1, maxLength: 64 });

/** The day on which a large order is to come (A-40, A-41, K-17). */
export function deliveryDateRoutes(_shop: Shop) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

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
