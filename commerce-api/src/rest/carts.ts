import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { CartResult } from '../carts/cart.ts';
import { cartView } from '../carts/cart-view.ts';
import type { CartKey } from '../carts/jobs.ts';
import { refusalError } from '../carts/refusal-error.ts';
import type { Shop } from '../graphql/context.ts';
import { ApiError } from '../server/api-error.ts';
import { storeOf } from '../server/store.ts';
import { AddItemBody, CartRef, ChangeItemBody } from './schemas.ts';
import type { Cart } from './schemas.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const prefix = '/rest/V1/pwa/guest-carts';
const tags = ['carts'];

/** 32 characters that nobody can guess: whoever knows the id may change the cart. */
const newCartId = (): string => randomBytes(24).toString('base64url');

const CartParams = Type.Object({ cartId: Type.String({ minLength: 1, maxLength: 64 }) });
const ItemParams = Type.Object({ cartId: CartParams.properties.cartId, itemId: Type.Integer({ minimum: 1 }) });
const cartAnswers = { 200: CartRef, ...errorAnswers };

/** Guest carts (A-01 … A-11): every write answers the whole cart. */
export function cartRoutes(shop: Shop) {
  const { database } = shop;
  const keyOf = (request: FastifyRequest, id: string): CartKey => ({ id, storeCode: storeOf(request, shop.reference).code });

  const answer = (result: CartResult, request: FastifyRequest, type: 'full' | 'mini' = 'full'): Promise<Cart> => {
    if ('refusal' in result) throw refusalError(result.refusal);
    return cartView(result.cart, shop, storeOf(request, shop.reference), type);
  };

  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    app.post(
      prefix,
      {
        schema: {
          operationId: 'createGuestCart', tags, summary: 'Creates a cart (A-03); answers its id',
          body: Type.Optional(Type.Union([Type.Object({ cart_id: Type.Optional(Type.String({ maxLength: 64 })) }), Type.Null()])),
          response: { 200: Type.String({ description: '32 characters' }), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const stored = request.body?.cart_id;
        if (stored !== undefined) {
          // ≠31: a stored cart that is not there any more is a wrong one; the client drops its id and asks again.
          const known = await database.run('carts.read', keyOf(request, stored));
          if ('refusal' in known) throw new ApiError(400, 407, 'Nieprawidłowy koszyk.');
          return reply.type('application/json').send(JSON.stringify(stored));
        }
        const id = newCartId();
        await database.run('carts.create', keyOf(request, id));
        return reply.type('application/json').send(JSON.stringify(id));
      },
    );

    app.get(
      `${prefix}/:cartId`,
      {
        schema: {
          operationId: 'readGuestCart', tags, summary: 'Reads a cart (A-06)',
          params: CartParams,
          querystring: Type.Object({
            response_type: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('mini')])),
            calendar_data: Type.Optional(Type.String()),
            exclude_accessories: Type.Optional(Type.String()),
          }),
          response: cartAnswers,
        },
      },
      async (request) => answer(await database.run('carts.read', keyOf(request, request.params.cartId)), request, request.query.response_type),
    );

    app.post(
      `${prefix}/:cartId/items`,
      { schema: { operationId: 'addGuestCartItem', tags, summary: 'Adds pieces of a product (A-09)', params: CartParams, body: AddItemBody, response: cartAnswers } },
      async (request) => {
        const { sku, qty, main_product_sku: mainProductSku } = request.body.cartItem;
        const cart = keyOf(request, request.params.cartId);
        return answer(await database.run('carts.add-item', { cart, sku, qty, mainProductSku: mainProductSku ?? null }), request);
      },
    );

    app.put(
      `${prefix}/:cartId/items/:itemId`,
      { schema: { operationId: 'changeGuestCartItem', tags, summary: 'Changes the number of pieces (A-11)', params: ItemParams, body: ChangeItemBody, response: cartAnswers } },
      async (request) => {
        const cart = keyOf(request, request.params.cartId);
        const { itemId } = request.params;
        return answer(await database.run('carts.change-item', { cart, itemId, qty: request.body.cartItem.qty }), request);
      },
    );

    app.delete(
      `${prefix}/:cartId/items/:itemId`,
      { schema: { operationId: 'removeGuestCartItem', tags, summary: 'Removes an item (A-10)', params: ItemParams, response: cartAnswers } },
      async (request) => {
        const cart = keyOf(request, request.params.cartId);
        return answer(await database.run('carts.remove-item', { cart, itemId: request.params.itemId }), request);
      },
    );
  };
}
