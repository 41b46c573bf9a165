import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { noCartYet } from '../carts/cart.ts';
import type { CartResult } from '../carts/cart.ts';
import { requireCustomer } from '../customers/session.ts';
import { checkedGift } from '../gift-cards/gift.ts';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { createAddOnsOffer } from './add-ons-offer.ts';
import { cartAnswers, cartBases, CartParams, changeNameOf, createCartAccess, ItemParams, pwaPrefix } from './cart-access.ts';
import { AddItemBody, AssignBody, ChangeHeaders, ChangeItemBody, CreateCartBody } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['carts'];

/** 32 characters that nobody can guess: the id is the only permission that changing the cart needs. */
const newCartId = (): string => randomBytes(24).toString('base64url');

const isNoCart = (result: CartResult): boolean => 'refusal' in result && result.refusal.reason === 'cart_not_found';

const ReadQuery = Type.Object({
  response_type: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('mini')])),
  calendar_data: Type.Optional(Type.String()),
  exclude_accessories: Type.Optional(Type.String()),
});
const idAnswers = { 200: Type.String({ description: '32 characters' }), ...errorAnswers };

/** J-123: new carts of guests of one network (an office, a school) within an hour: a browser keeps its own. */
const mostNewCarts = 600;

/** Carts of guests and of customers (A-01 … … A-11): every write answers the whole cart. */
export function cartRoutes(services: AppServices) {
  const { database } = services;
  const { find, answer, storeCode } = createCartAccess(services);
  const addOnsOffer = createAddOnsOffer(services);
  const newCarts = services.writeLimits.of({ name: 'guest-cart-network', most: mostNewCarts, spanMs: 60 * 60_000 });

  return async (app: TypedApp): Promise<void> => {
    app.post(
      `${pwaPrefix}/guest-carts`,
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
        await newCarts.take(addressKey(request.ip));
        const id = await database.run('carts.create', { id: newCartId(), storeCode: storeCode(request), customerId: null });
        return reply.type('application/json').send(JSON.stringify(id));
      },
    );

    app.post(
      `${pwaPrefix}/carts/mine`,
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
        const customer = await requireCustomer(request, services);
        const id = await database.run('carts.create', { id: newCartId(), storeCode: storeCode(request), customerId: customer.id });
        return reply.type('application/json').send(JSON.stringify(id));
      },
    );

    app.put(
      `${pwaPrefix}/guest-carts/:cartId`,
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
        const customer = await requireCustomer(request, services);
        const guest = { kind: 'guest', id: request.params.cartId, storeCode: storeCode(request) } as const;
        return answer(await database.run('carts.assign', { guest, customerId: customer.id }), request, { customer });
      },
    );

    for (const { path, kind, name } of cartBases) {
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
          const access = await find(kind, request, cartId);
          const read = await database.run('carts.read', access.key);
          // `mine` always is there; before the first product it is empty.
          const result = cartId === 'mine' && isNoCart(read) ? { cart: noCartYet } : read;
          const { response_type: type, calendar_data: calendar, exclude_accessories: noAccessories } = request.query;
          return answer(result, request, access, {
            type,
            hasCalendar: calendar === '1',
            hasAccessories: noAccessories !== '1',
          });
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
            headers: ChangeHeaders,
            body: AddItemBody,
            response: cartAnswers,
          },
        },
        async (request) => {
          const {
            sku,
            qty,
            main_product_sku: mainProductSku,
            warranty_id: warrantyId = null,
            services: chosen = [],
            gift: wanted = null,
            item_id: itemId = null,
          } = request.body.cartItem;
          const access = await find(kind, request, request.params.cartId);
          const { key: cart } = access;
          const addOns = { warrantyId, services: chosen.map(({ id, option_id: optionId = null }) => ({ id, optionId })) };
          await addOnsOffer.check(sku, addOns);
          const gift = wanted === null ? null : checkedGift(wanted, services.now());
          const item = { cart, sku, qty, mainProductSku: mainProductSku ?? null, addOns, gift, itemId, key: changeNameOf(request) };
          const added = await database.run('carts.add-item', item);
          if (cart.kind === 'guest' || !isNoCart(added)) return answer(added, request, access);
          // the customer's first product makes the cart.
          await database.run('carts.create', { id: newCartId(), storeCode: cart.storeCode, customerId: cart.customerId });
          return answer(await database.run('carts.add-item', item), request, access);
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
            headers: ChangeHeaders,
            body: ChangeItemBody,
            response: cartAnswers,
          },
        },
        async (request) => {
          const access = await find(kind, request, request.params.cartId);
          const { key: cart } = access;
          const { itemId } = request.params;
          const { qty } = request.body.cartItem;
          return answer(await database.run('carts.change-item', { cart, itemId, qty, key: changeNameOf(request) }), request, access);
        },
      );

      app.delete(
        `${path}/:cartId/items/:itemId`,
        {
          schema: {
            operationId: `remove${name}Item`,
            tags,
            summary: 'Removes an item (A-10)',
            params: ItemParams,
            headers: ChangeHeaders,
            response: cartAnswers,
          },
        },
        async (request) => {
          const access = await find(kind, request, request.params.cartId);
          const { key: cart } = access;
          const { itemId } = request.params;
          return answer(await database.run('carts.remove-item', { cart, itemId, key: changeNameOf(request) }), request, access);
        },
      );
    }
  };
}
