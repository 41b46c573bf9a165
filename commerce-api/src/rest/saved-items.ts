import type { AppServices } from '../server/app-services.ts';
import { cartAnswers, cartBases, changeNameOf, createCartAccess, ItemParams } from './cart-access.ts';
import { ChangeHeaders } from './schemas/index.ts';
import type { TypedApp } from './types.ts';

const tags = ['carts'];

/** J-303: lines that are put aside for later, and come back. */
export function savedItemRoutes(services: AppServices) {
  const { database } = services;
  const { find, answer } = createCartAccess(services);
  const schema = { tags, params: ItemParams, headers: ChangeHeaders, response: cartAnswers };

  return async (app: TypedApp): Promise<void> => {
    for (const { path, kind, name } of cartBases) {
      app.post(
        `${path}/:cartId/items/:itemId/save-for-later`,
        { schema: { ...schema, operationId: `save${name}Item`, summary: 'Puts a line aside for later (J-303)' } },
        async (request) => {
          const access = await find(kind, request, request.params.cartId);
          const change = { cart: access.key, itemId: request.params.itemId, key: changeNameOf(request) };
          return answer(await database.run('carts.save-for-later', change), request, access);
        },
      );

      app.post(
        `${path}/:cartId/saved-items/:itemId/take-back`,
        { schema: { ...schema, operationId: `takeBack${name}Item`, summary: 'Puts a line that lies aside back into the cart (J-303)' } },
        async (request) => {
          const access = await find(kind, request, request.params.cartId);
          const change = { cart: access.key, itemId: request.params.itemId, key: changeNameOf(request) };
          return answer(await database.run('carts.take-back', change), request, access);
        },
      );

      app.delete(
        `${path}/:cartId/saved-items/:itemId`,
        { schema: { ...schema, operationId: `removeSaved${name}Item`, summary: 'Removes a line that lies aside (J-303)' } },
        async (request) => {
          const access = await find(kind, request, request.params.cartId);
          const change = { cart: access.key, itemId: request.params.itemId, key: changeNameOf(request) };
          return answer(await database.run('carts.remove-saved', change), request, access);
        },
      );
    }
  };
}
