import { Type } from 'typebox';
import type { Static } from 'typebox';
import { requireCustomer } from '../customers/session.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { mostItems } from '../wishlist/wishlist-transactions.ts';
import type { WishlistItem } from '../wishlist/wishlist-transactions.ts';
import { Wishlist } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['wishlist'];
const answers = { 200: Wishlist, ...errorAnswers };
const ItemParams = Type.Object({ itemId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

const answerOf = (items: readonly WishlistItem[]): Static<typeof Wishlist> => ({
  wishlist_items: items.map(({ itemId, productId, addedAt }) => ({ item_id: itemId, product_id: productId, added_at: addedAt })),
});

/** The products that a customer keeps (A-38, A-39, ∅34): each call answers the whole list, newest first. */
export function wishlistRoutes(services: AppServices) {
  const { database, now } = services;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/wishlist',
      { schema: { operationId: 'readWishlist', tags, summary: 'The wishlist of the customer (A-39)', response: answers } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return answerOf(await database.run('wishlist.read', id));
      },
    );

    app.post(
      '/rest/V1/wishlist/add',
      {
        schema: {
          operationId: 'addToWishlist',
          tags,
          summary: 'Puts a product on the wishlist; one that is there stays (A-38)',
          body: Type.Object({ sku: Type.String({ minLength: 1, maxLength: 64 }) }),
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const result = await database.run('wishlist.add', { customerId: id, sku: request.body.sku, now: now().toISOString() });
        if (!('refusal' in result)) return answerOf(result);
        if (result.refusal === 'unknown_product') throw new ApiError(404, result.refusal, 'Nie znaleziono produktu.');
        throw new ApiError(400, result.refusal, `W schowku zmieści się najwyżej ${mostItems} produktów.`, { max: mostItems });
      },
    );

    app.delete(
      '/rest/V1/wishlist/:itemId',
      {
        schema: {
          operationId: 'removeFromWishlist',
          tags,
          summary: 'Takes an item from the wishlist (∅34)',
          params: ItemParams,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return answerOf(await database.run('wishlist.remove', { customerId: id, itemId: request.params.itemId }));
      },
    );
  };
}
