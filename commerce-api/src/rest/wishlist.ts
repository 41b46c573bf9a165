import { Type } from 'typebox';
import { canBeOrdered } from 'shared-contracts/catalogue';
import { requireCustomer } from '../customers/session.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { firstList } from '../wishlist/read-wishlist.ts';
import { mostItems } from '../wishlist/wishlist-transactions.ts';
import { ListId, RecordId, Wishlist } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';
import { wishlistAnswer } from './wishlist-answer.ts';
import { wishlistLists } from './wishlist-lists.ts';

const tags = ['wishlist'];
const answers = { 200: Wishlist, ...errorAnswers };
const ItemParams = Type.Object({ itemId: RecordId });

/** The products that a customer keeps (A-38, A-39, ∅34): each call answers everything, newest first. */
export function wishlistRoutes(services: AppServices) {
  const { database, now } = services;

  /** @throws ApiError 404 for a product that the shop does not have */
  const productOf = async (sku: string) => {
    const [id] = services.index.idsOfSkus([sku]);
    const product = id === undefined ? undefined : await services.products.get(id);
    if (product === undefined) throw new ApiError(404, 'unknown_product', 'Nie znaleziono produktu.');
    return { id: product.id, price: product.final_price, isSoldOut: !canBeOrdered(product) };
  };

  return async (app: TypedApp): Promise<void> => {
    await app.register(wishlistLists(services));

    app.get(
      '/rest/V1/wishlist',
      { schema: { operationId: 'readWishlist', tags, summary: 'The lists of the customer and what is on them (A-39)', response: answers } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return wishlistAnswer(await database.run('wishlist.read', id));
      },
    );

    app.post(
      '/rest/V1/wishlist/add',
      {
        schema: {
          operationId: 'addToWishlist',
          tags,
          summary: 'Puts a product on a list, by default the first one; one that is there stays (A-38)',
          body: Type.Object({ sku: Type.String({ minLength: 1, maxLength: 64 }), list_id: Type.Optional(ListId) }),
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const { sku, list_id: listId = firstList } = request.body;
        const addition = { customerId: id, product: await productOf(sku), listId, now: now().toISOString() };
        const result = await database.run('wishlist.add', addition);
        if (!('refusal' in result)) return wishlistAnswer(result);
        throw new ApiError(400, result.refusal, `W schowku zmieści się najwyżej ${mostItems} produktów.`, { max: mostItems });
      },
    );

    app.delete(
      '/rest/V1/wishlist/:itemId',
      {
        schema: {
          operationId: 'removeFromWishlist',
          tags,
          summary: 'Takes an item from its list (∅34)',
          params: ItemParams,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return wishlistAnswer(await database.run('wishlist.remove', { customerId: id, itemId: request.params.itemId }));
      },
    );

    app.put(
      '/rest/V1/wishlist/:itemId/list',
      {
        schema: {
          operationId: 'moveInWishlist',
          tags,
          summary: 'Moves an item to another list (J-173)',
          params: ItemParams,
          body: Type.Object({ list_id: ListId }),
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const { itemId } = request.params;
        const result = await database.run('wishlist.move', { customerId: id, itemId, listId: request.body.list_id });
        if ('refusal' in result) throw new ApiError(404, result.refusal, 'Tej listy już nie ma.');
        return wishlistAnswer(result);
      },
    );
  };
}
