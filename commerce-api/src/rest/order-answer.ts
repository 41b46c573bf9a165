import type { FastifyRequest } from 'fastify';
import { orderIn, orderTranslator } from '../orders/order-in-language.ts';
import { orderView } from '../orders/order-view.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { pathsIn } from '../orders/product-paths.ts';
import type { PathOf } from '../orders/product-paths.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import type { Order } from './schemas/index.ts';

export const orderNotFound = (): ApiError => new ApiError(404, 'order_not_found', 'Nie znaleziono takiego zamówienia.');

/** Where products are found in the store of a call. */
export const pathsFor = (services: AppServices, request: FastifyRequest): PathOf => pathsIn(services, storeOf(request, services.reference));

/** A whole order in the language and the store of a call. */
export const orderAnswer = async (services: AppServices, history: OrderHistory, request: FastifyRequest): Promise<Order> =>
  orderIn(
    orderView(history, pathsFor(services, request), services.now()),
    await orderTranslator([history.order], translatorOf(request, services), services.products),
  );
