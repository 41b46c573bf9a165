import type { FastifyRequest } from 'fastify';
import { orderIn, orderTranslator } from '../orders/order-in-language.ts';
import { orderView } from '../orders/order-view.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { withOwned } from '../orders/owned.ts';
import { pathsIn } from '../orders/product-paths.ts';
import type { PathOf } from '../orders/product-paths.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import type { Order } from './schemas/index.ts';

/** The refusal for an order that does not exist, or is not that of who asks. */
export const orderNotFound = (): ApiError => new ApiError(404, 'order_not_found', 'Nie znaleziono takiego zamówienia.');

/** Where products are found in the store of a call. */
export const pathsFor = (services: AppServices, request: FastifyRequest): PathOf => pathsIn(services, storeOf(request, services.reference));

/** A whole order with what the owner of its goods needs (J-244), in the words that it was placed with. */
export async function polishOrder(services: AppServices, history: OrderHistory, request: FastifyRequest): Promise<Order> {
  const products = await services.products.list([...new Set(history.order.document.items.map(({ productId }) => productId))]);
  return withOwned(orderView(history, pathsFor(services, request), services.now()), {
    products,
    plans: services.reference.warrantyPlans,
    areGoodsWithdrawn: history.order.document.areGoodsWithdrawn,
  });
}

/** A whole order in the language and the store of a call. */
export async function orderAnswer(services: AppServices, history: OrderHistory, request: FastifyRequest): Promise<Order> {
  const view = await polishOrder(services, history, request);
  return orderIn(view, await orderTranslator([history.order], translatorOf(request, services), services.products));
}
