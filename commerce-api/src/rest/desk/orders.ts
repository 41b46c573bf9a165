import { Type } from 'typebox';
import { deskOrder, deskOrderRow } from '../../desk/order-view.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { DeskOrder, DeskOrders, DeskOrdersQuery, RecordId } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];

/** Orders of a page of the list. */
const perPage = 20;

/** J-182: orders of all stores: found, and read with all that has happened to them. */
export function deskOrderRoutes({ database, storeUrls, now }: Pick<AppServices, 'database' | 'storeUrls' | 'now'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/orders',
      {
        schema: {
          operationId: 'deskOrders',
          tags,
          summary: 'Orders of all stores, the newest first unless the oldest are asked for, 20 of a page (J-182)',
          querystring: DeskOrdersQuery,
          response: { 200: DeskOrders, ...errorAnswers },
        },
      },
      async ({ query: { search = '', state = null, first = 'newest', page = 1 } }) => {
        const { orders, count } = await database.run('desk.orders', { search, state, first, offset: (page - 1) * perPage, most: perPage });
        return { items: orders.map(deskOrderRow), total_count: count };
      },
    );

    app.get(
      '/rest/V1/desk/orders/:id',
      {
        schema: {
          operationId: 'deskOrder',
          tags,
          summary: 'An order with its payments, refunds, e-mails and the steps that are open (J-182)',
          params: Type.Object({ id: RecordId }),
          response: { 200: DeskOrder, ...errorAnswers },
        },
      },
      async ({ params: { id } }) => {
        const found = await database.run('desk.order', id);
        if (found === null) throw new ApiError(404, 'order_not_found', 'Nie ma takiego zamówienia.');
        return deskOrder(found, ({ store_code: store }, { requestPath }) => `${storeUrls.get(store) ?? ''}${requestPath}`, now());
      },
    );
  };
}
