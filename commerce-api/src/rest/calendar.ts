import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { noAddOns } from '../carts/add-ons.ts';
import { calendarOf, usualDays } from '../promise/calendar.ts';
import { goodsOf } from '../checkout/goods.ts';
import type { Goods } from '../checkout/goods.ts';
import { methodsIn } from '../promise/network.ts';
import { promiseOf } from '../promise/promise.ts';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { storeOf } from '../server/store.ts';
import { pwaPrefix } from './cart-access.ts';
import { CalendarBody, ShippingCalendarRef } from './schemas/index.ts';
import type { ShippingCalendar } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const mostDays = 60;

/** @throws ApiError 400 `unknown_sku` for a product that the store does not sell */
async function goodsIn(
  items: readonly { readonly sku: string; readonly qty: number }[],
  request: FastifyRequest,
  { products, index, reference }: AppServices,
): Promise<readonly Goods[]> {
  const store = storeOf(request, reference);
  const ids = index.idsOfSkus(items.map(({ sku }) => sku)).filter((id) => index.isSoldIn(store.code, id));
  const bySku = new Map((await products.list(ids)).map((product) => [product.sku, product]));
  return items.map(({ sku, qty }, line) => {
    const product = bySku.get(sku);
    if (product === undefined) throw new ApiError(400, 'unknown_sku', 'Nie ma takiego produktu.');
    return goodsOf({ itemId: line + 1, productId: product.id, qty, mainProductSku: null, addOns: noAddOns, gift: null }, product);
  });
}

/** Days and hours of delivery before an order is placed (A-05, ∅08). */
export function calendarRoutes(services: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    app.put(
      `${pwaPrefix}/calendar/:n`,
      {
        schema: {
          operationId: 'readShippingCalendar',
          tags: ['checkout'],
          summary: 'Days on which some goods can be delivered (A-05)',
          params: Type.Object({ n: Type.Integer({ minimum: 0, maximum: mostDays, description: 'Days asked; 0: 14' }) }),
          body: CalendarBody,
          response: { 200: ShippingCalendarRef, ...errorAnswers },
        },
      },
      async (request): Promise<ShippingCalendar> => {
        const { items, postcode = null, shipping_method: code } = request.body;
        const { network } = services.reference;
        const goods = await goodsIn(items, request, services);
        const { ways, best } = promiseOf(methodsIn(network, storeOf(request, services.reference).code), {
          goods,
          total: goods.reduce((sum, { finalPrice, qty }) => sum + finalPrice * qty, 0),
          days: services.promises.days(postcode),
          shopId: null,
          network,
        });
        const way = code === undefined ? best : ways.find(({ method }) => method.code === code);
        if (way == null) throw new ApiError(400, 'unknown_shipping', 'Tego sposobu dostawy nie ma dla produktów z koszyka.');
        return { days: calendarOf(way, request.params.n || usualDays).map(({ date, ranges }) => ({ date, ranges: [...ranges] })) };
      },
    );
  };
}
