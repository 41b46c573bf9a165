import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { noCartYet } from '../carts/cart.ts';
import type { CartResult } from '../carts/cart.ts';
import { cartView } from '../carts/cart-view.ts';
import type { CartKey } from '../carts/jobs.ts';
import { refusalError } from '../carts/refusal-error.ts';
import { requireCustomer } from '../customers/session.ts';
import type { Shop } from '../graphql/context.ts';
import { ApiError } from '../server/api-error.ts';
import { storeOf } from '../server/store.ts';
import { AddItemBody, AdditionHeaders, AssignBody, CartRef, ChangeItemBody, CreateCartBody } from './schemas/index.ts';
import type { Cart } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const prefix = '/rest/V1/pwa';
const tags = ['carts'];

/** the two bases; every call below exists under both. */
const bases = [
  { path: `${prefix}/guest-carts`, kind: 'guest', name: 'GuestCart' },
  { path: `${prefix}/carts`, kind: 'customer', name: 'Cart' },
] as const;
type Kind = (typeof bases)[number]['kind'];

/** 32 characters that nobody can guess: whoever knows the id may change the cart. */
const newCartId = (): string => randomBytes(24).toString('base64url');

const isNoCart = (result: CartResult): boolean => 'refusal' in result && result.refusal.reason === 'cart_not_found';

const CartParams = Type.Object({
  cartId: Type.String({ minLength: 1, maxLength: 64, description: 'Id of the cart; `mine` for the customer’s own' }),
});
const ItemParams = Type.Object({ cartId: CartParams.properties.cartId, itemId: Type.Integer({ minimum: 1 }) });
const ReadQuery = Type.Object({
  response_type: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('mini')])),
  calendar_data: Type.Optional(Type.String()),
  exclude_accessories: Type.Optional(Type.String()),
});
const cartAnswers = { 200: CartRef, ...errorAnswers };
const idAnswers = { 200: Type.String({ description: '32 characters' }), ...errorAnswers };

/** Carts of guests and of customers (A-01 … … A-11): every write answers the whole cart. */
export function cartRoutes(shop: Shop) {
  const { database } = shop;
  const storeCode = (request: FastifyRequest): string => storeOf(request, shop.reference).code;

  const answer = (result: CartResult, request: FastifyRequest, type: 'full' | 'mini' = 'full'): Promise<Cart> => {
    if ('refusal' in result) throw refusalError(result.refusal);
    return cartView(result.cart, shop, storeOf(request, shop.reference), type);
  };

  /** The cart that a request means. ≠35: `carts/{id}` is answered when it is the customer's own. */
  const keyOf = async (kind: Kind, request: FastifyRequest, cartId: string): Promise<CartKey> => {
    if (kind === 'guest') return { kind, id: cartId, storeCode: storeCode(request) };
    const key: CartKey = { kind, customerId: (await requireCustomer(request, shop)).id, storeCode: storeCode(request) };
    if (cartId === 'mine') return key;
    const own = await database.run('carts.read', key);
    if ('refusal' in own || own.cart.id !== cartId) throw refusalError({ reason: 'cart_not_found' });
    return key;
  };

  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    app.post(
      `${prefix}/guest-carts`,
      {
        schema: {
          operationId: 'createGuestCart',
          tags,
          summary: 'Creates a cart (A-03); answers its id',
          body: CreateCartBody,
          response: idAnswers,
        },
      },
      async (request, reply) => {
        const stored = request.body?.cart_id;
        if (stored !== undefined) {
          // ≠31: a stored cart that is not there any more is a wrong one; the client drops its id and asks again.
          const known = await database.run('carts.read', { kind: 'guest', id: stored, storeCode: storeCode(request) });
          if ('refusal' in known) throw new ApiError(400, 407, 'Nieprawidłowy koszyk.');
          return reply.type('application/json').send(JSON.stringify(stored));
        }
        const id = await database.run('carts.create', { id: newCartId(), storeCode: storeCode(request), customerId: null });
        return reply.type('application/json').send(JSON.stringify(id));
      },
    );

    app.post(
      `${prefix}/carts/mine`,
      {
        schema: {
          operationId: 'createCart',
          tags,
          summary: 'The customer’s cart, made when there is none (A-03); answers its id',
          body: CreateCartBody,
          response: idAnswers,
        },
      },
      async (request, reply) => {
        const customer = await requireCustomer(request, shop);
        const id = await database.run('carts.create', { id: newCartId(), storeCode: storeCode(request), customerId: customer.id });
        return reply.type('application/json').send(JSON.stringify(id));
      },
    );

    app.put(
      `${prefix}/guest-carts/:cartId`,
      {
        schema: {
          operationId: 'assignGuestCart',
          tags,
          summary: 'Gives a guest’s cart to the signed-in customer (A-08)',
          params: CartParams,
          body: AssignBody,
          response: cartAnswers,
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, shop);
        const guest = { kind: 'guest', id: request.params.cartId, storeCode: storeCode(request) } as const;
        return answer(await database.run('carts.assign', { guest, customerId: customer.id }), request);
      },
    );

    for (const { path, kind, name } of bases) {
      app.get(
        `${path}/:cartId`,
        {
          schema: {
            operationId: `read${name}`,
            tags,
            summary: 'Reads a cart (A-06)',
            params: CartParams,
            querystring: ReadQuery,
            response: cartAnswers,
          },
        },
        async (request) => {
          const { cartId } = request.params;
          const key = await keyOf(kind, request, cartId);
          const read = await database.run('carts.read', key);
          // `mine` always is there; before the first product it is empty.
          const result = cartId === 'mine' && isNoCart(read) ? { cart: noCartYet } : read;
          return answer(result, request, request.query.response_type);
        },
      );

      app.post(
        `${path}/:cartId/items`,
        {
          schema: {
            operationId: `add${name}Item`,
            tags,
            summary: 'Adds pieces of a product (A-09)',
            params: CartParams,
            headers: AdditionHeaders,
            body: AddItemBody,
            response: cartAnswers,
          },
        },
        async (request) => {
          const { sku, qty, main_product_sku: mainProductSku } = request.body.cartItem;
          const cart = await keyOf(kind, request, request.params.cartId);
          const key = request.headers['idempotency-key'] ?? null;
          const item = { cart, sku, qty, mainProductSku: mainProductSku ?? null, key };
          const added = await database.run('carts.add-item', item);
          if (cart.kind === 'guest' || !isNoCart(added)) return answer(added, request);
          // the customer's first product makes the cart.
          await database.run('carts.create', { id: newCartId(), storeCode: cart.storeCode, customerId: cart.customerId });
          return answer(await database.run('carts.add-item', item), request);
        },
      );

      app.put(
        `${path}/:cartId/items/:itemId`,
        {
          schema: {
            operationId: `change${name}Item`,
            tags,
            summary: 'Changes the number of pieces (A-11)',
            params: ItemParams,
            body: ChangeItemBody,
            response: cartAnswers,
          },
        },
        async (request) => {
          const cart = await keyOf(kind, request, request.params.cartId);
          const { itemId } = request.params;
          return answer(await database.run('carts.change-item', { cart, itemId, qty: request.body.cartItem.qty }), request);
        },
      );

      app.delete(
        `${path}/:cartId/items/:itemId`,
        {
          schema: { operationId: `remove${name}Item`, tags, summary: 'Removes an item (A-10)', params: ItemParams, response: cartAnswers },
        },
        async (request) => {
          const cart = await keyOf(kind, request, request.params.cartId);
          return answer(await database.run('carts.remove-item', { cart, itemId: request.params.itemId }), request);
        },
      );
    }
  };
}
