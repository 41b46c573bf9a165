import { Type } from 'typebox';
import { ApiError } from '../../server/api-error.ts';
import type { TypedApp } from '../types.ts';
import type { DevelopmentParts } from './parts.ts';

/** Changes of products and of what they belong to. */
export function catalogueCalls(app: TypedApp, { services, changes }: DevelopmentParts): void {
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
}
