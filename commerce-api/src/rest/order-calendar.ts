import { Type } from 'typebox';
import { calendarEntry } from '../orders/calendar-entry.ts';
import { calendarFile } from '../orders/calendar-file.ts';
import { isHashOf } from '../orders/order-view.ts';
import { shopLinks } from '../mail/content/links.ts';
import type { AppServices } from '../server/app-services.ts';
import { translatorOf } from '../server/translator-of.ts';
import { orderNotFound } from './order-answer.ts';
import { OrderQuery } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

/** J-248: the day of a delivery or pick-up as a file for calendars, for whoever holds the order's hash. */
export function orderCalendarRoutes(services: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/orders/:number/:hash/calendar',
      {
        schema: {
          operationId: 'orderCalendar',
          tags: ['orders'],
          summary: 'When an order comes or can be collected, as iCalendar (J-248)',
          params: Type.Object({ number: OrderQuery.properties.order, hash: OrderQuery.properties.hash }),
          response: { 200: { content: { 'text/calendar': { schema: Type.String() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { number, hash } = request.params;
        const history = await services.database.run('orders.read', number);
        if (history === null || !isHashOf(history.order, hash)) throw orderNotFound();
        const entry = calendarEntry(history.order, {
          translator: translatorOf(request, services),
          url: shopLinks(services.storeUrls.get(history.order.store_code) ?? '').order(number, hash),
          at: services.now().toISOString(),
        });
        if (entry === null) throw orderNotFound();
        reply.header('x-content-type-options', 'nosniff').header('content-disposition', `attachment; filename="${number}.ics"`);
        return reply.type('text/calendar; charset=utf-8').send(calendarFile(entry));
      },
    );
  };
}
