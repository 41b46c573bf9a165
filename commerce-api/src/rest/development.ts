import { Type } from 'typebox';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { cleanUp, type Retention } from '../clean-up/clean-up.ts';
import type { AppServices } from '../server/app-services.ts';
import { cancelExpired } from '../orders/expiry-timer.ts';
import { callBackSecret } from '../payments/open-payments.ts';
import { ApiError } from '../server/api-error.ts';
import { oneOf } from './schemas/common.ts';
import { orderStatuses } from './schemas/index.ts';
import type { TypedApp } from './types.ts';

/** Calls for development and tests (COMMERCE_DEV=1); no part of the contract. */
export function developmentRoutes(
  services: AppServices,
  changes: CatalogueChanges,
  { retention, advanceClock }: { readonly retention: Retention; readonly advanceClock: (ms: number) => void },
) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/dev/price',
      {
        schema: { hide: true, body: Type.Object({ sku: Type.String(), final_price: Type.Integer({ minimum: 1, maximum: 100_000_000 }) }) },
      },
      async (request) => {
        const product = await changes.changePrice(request.body.sku, request.body.final_price);
        if (product === undefined) throw new ApiError(400, 'unknown_sku', 'Nie znaleziono takiego produktu.');
        const { sku, price, final_price, omnibus_price } = product;
        return { sku, price, final_price, omnibus_price };
      },
    );
    app.post(
      '/dev/stock',
      { schema: { hide: true, body: Type.Object({ sku: Type.String(), qty: Type.Integer({ minimum: 0, maximum: 100_000 }) }) } },
      async (request) => {
        const id = await services.database.run('catalogue.set-stock', request.body);
        if (id === null) throw new ApiError(400, 'unknown_sku', 'Nie znaleziono takiego produktu.');
        await changes.stockChanged([id]);
        return request.body;
      },
    );
    app.post(
      '/dev/order-status',
      { schema: { hide: true, body: Type.Object({ number: Type.String(), status: oneOf(orderStatuses) }) } },
      async (request) => {
        const { number, status } = request.body;
        const result = await services.database.run('orders.change-status', { number, status, at: services.now().toISOString() });
        if (!('refusal' in result)) {
          services.mail.wake();
          await changes.stockChanged(result.productIds);
          return { number, status };
        }
        if (result.refusal === 'order_not_found') throw new ApiError(404, result.refusal, 'Nie znaleziono zamówienia.');
        throw new ApiError(409, result.refusal, `Zamówienie ma teraz status ${result.from}.`, { from: result.from });
      },
    );
    app.post(
      '/dev/expire-orders',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => ({ cancelled: await cancelExpired(services, changes, new Date(request.body.now)) }),
    );
    app.post(
      '/dev/clean-up',
      { schema: { hide: true, body: Type.Object({ now: Type.String({ format: 'date-time' }) }) } },
      async (request) => cleanUp(services.database, retention, new Date(request.body.now)),
    );
    // Codes and challenges end after a while.
    app.post(
      '/dev/clock',
      { schema: { hide: true, body: Type.Object({ ms: Type.Integer({ minimum: 0, maximum: 365 * 24 * 60 * 60_000 }) }) } },
      async (request) => {
        advanceClock(request.body.ms);
        return { now: services.now().toISOString() };
      },
    );
    app.get('/dev/client-errors', { schema: { hide: true } }, async () => {
      await services.errorReports.flush();
      return services.database.run('client-errors.read', { most: 1000 });
    });
    app.get<{ Params: { readonly session: string } }>('/dev/visits/:session', { schema: { hide: true } }, async (request, reply) => {
      const visit = await services.database.run('statistics.of-session', request.params.session);
      return visit ?? reply.status(404).send({});
    });
    // With it a test signs call-backs as a gateway does.
    app.get('/dev/payment-secret', { schema: { hide: true } }, async () => ({ secret: await callBackSecret(services.database) }));
    app.post(
      '/dev/category',
      { schema: { hide: true, body: Type.Object({ id: Type.Integer(), name: Type.String({ minLength: 1, maxLength: 100 }) }) } },
      async (request) => {
        const category = await changes.renameCategory(request.body.id, request.body.name);
        if (category === undefined) throw new ApiError(400, 'unknown_category', 'Nie znaleziono takiej kategorii.');
        return { id: category.id, name: category.name };
      },
    );
    app.post(
      '/dev/manufacturer',
      { schema: { hide: true, body: Type.Object({ id: Type.Integer(), name: Type.String({ minLength: 1, maxLength: 100 }) }) } },
      async (request) => {
        const manufacturer = await changes.renameManufacturer(request.body.id, request.body.name);
        if (manufacturer === undefined) throw new ApiError(400, 'unknown_manufacturer', 'Nie znaleziono takiego producenta.');
        return { id: manufacturer.id, name: manufacturer.name };
      },
    );
  };
}
