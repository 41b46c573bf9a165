import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { nameProblem } from '../customers/field-checks.ts';
import { requireCustomer } from '../customers/session.ts';
import { newToken } from '../customers/token.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { mostLists } from '../wishlist/list-transactions.ts';
import type { ListResult } from '../wishlist/list-transactions.ts';
import { ListId, ListNameBody, SharedWishlist, Wishlist } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';
import { wishlistAnswer } from './wishlist-answer.ts';

const tags = ['wishlist'];
const answers = { 200: Wishlist, ...errorAnswers };
const ListParams = Type.Object({ listId: ListId });
const mostGuesses = 300;

function answer(result: ListResult) {
  if (!('refusal' in result)) return wishlistAnswer(result);
  switch (result.refusal) {
    case 'unknown_list':
      throw new ApiError(404, result.refusal, 'Tej listy już nie ma.');
    case 'list_exists':
      throw new ApiError(400, result.refusal, 'Masz już listę o tej nazwie.');
    case 'too_many_lists':
      throw new ApiError(400, result.refusal, `Możesz mieć najwyżej ${mostLists} list.`, { max: mostLists });
  }
}

/** @throws ApiError 400 for what can't be a list's name */
function nameOf({ name }: { readonly name: string }): string {
  requireValid({ name: nameProblem(name) });
  return name.trim();
}

/** Lists that customers name and share (J-173, J-174); each call of a customer answers everything that they keep. */
export function wishlistLists(services: AppServices) {
  const { database, now } = services;
  const reads = services.limits.of({ name: 'shared-wishlist-network', most: mostGuesses, spanMs: 60 * 60_000 });

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/wishlist/lists',
      { schema: { operationId: 'createWishlistList', tags, summary: 'Makes a list (J-173)', body: ListNameBody, response: answers } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const list = { customerId: id, name: nameOf(request.body), now: now().toISOString() };
        return answer(await database.run('wishlist.create-list', list));
      },
    );

    app.put(
      '/rest/V1/wishlist/lists/:listId',
      {
        schema: {
          operationId: 'renameWishlistList',
          tags,
          summary: 'Gives a list another name; the first one has none (J-173)',
          params: ListParams,
          body: ListNameBody,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const list = { customerId: id, listId: request.params.listId, name: nameOf(request.body) };
        return answer(await database.run('wishlist.rename-list', list));
      },
    );

    app.delete(
      '/rest/V1/wishlist/lists/:listId',
      {
        schema: {
          operationId: 'deleteWishlistList',
          tags,
          summary: 'Deletes a list with what is on it; the first one stays (J-173)',
          params: ListParams,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return answer(await database.run('wishlist.remove-list', { customerId: id, listId: request.params.listId }));
      },
    );

    const share = async (customerId: number, listId: number, token: string | null) =>
      answer(await database.run('wishlist.share-list', { customerId, listId, token, now: now().toISOString() }));

    app.put(
      '/rest/V1/wishlist/lists/:listId/share',
      {
        schema: {
          operationId: 'shareWishlistList',
          tags,
          summary: 'Makes a link by which anybody reads the list; the one before leads nowhere from now on (J-174)',
          params: ListParams,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return share(id, request.params.listId, newToken());
      },
    );

    app.delete(
      '/rest/V1/wishlist/lists/:listId/share',
      {
        schema: {
          operationId: 'unshareWishlistList',
          tags,
          summary: 'Ends the link of a list (J-174)',
          params: ListParams,
          response: answers,
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return share(id, request.params.listId, null);
      },
    );

    app.get(
      '/rest/V1/wishlist/shared/:token',
      {
        schema: {
          operationId: 'readSharedWishlist',
          tags,
          summary: 'A list by its link, for anybody (J-174)',
          params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
          response: { 200: SharedWishlist, ...errorAnswers },
        },
      },
      async (request) => {
        const caller = addressKey(request.ip);
        await reads.take(caller);
        const list = await database.run('wishlist.read-shared', request.params.token);
        if (list === null) throw new ApiError(404, 'unknown_list', 'Tej listy już nie ma.');
        await reads.giveBack(caller);
        return { name: list.name, product_ids: [...list.productIds] };
      },
    );
  };
}
