import * as v from 'valibot';

import { type ApiResult, parseApiError } from '../errors/api-error.ts';
import type { CartRef } from '../rest/cart-ref.ts';
import type { FakeCartApi } from './fake-cart-api.ts';

const added = v.object({
  cartItem: v.object({
    sku: v.string(),
    qty: v.number(),
    main_product_sku: v.optional(v.string()),
    warranty_id: v.optional(v.number()),
    item_id: v.optional(v.number()),
    services: v.optional(v.array(v.object({ id: v.number(), option_id: v.nullable(v.number()) })), []),
  }),
});
const changed = v.object({ cartItem: v.object({ qty: v.number() }) });

const answerOf = async (result: Promise<ApiResult<unknown>>): Promise<Response> => {
  const outcome = await result;
  if (outcome.ok) return Response.json(outcome.value);
  const { kind, status, code, message, parameters } = outcome.error;
  if (kind === 'network') throw new TypeError('Failed to fetch');
  return Response.json({ code, message, parameters }, { status });
};

const ADDRESS = /^\/rest\/V1\/pwa\/(?:guest-carts|carts)(?:\/([^/]+)(?:\/(?:saved-)?items(?:\/(\d+)(?:\/[a-z-]+)?)?)?)?$/;

const refOf = (pathname: string, id: string): CartRef =>
  pathname.startsWith('/rest/V1/pwa/carts') ? { kind: 'mine' } : { kind: 'guest', cartId: decodeURIComponent(id) };

/** J-303: of lines that are put aside, come back or are removed. */
const MOVE = /\/(saved-items|items)\/(\d+)(\/save-for-later|\/take-back)?$/;

const answerCart = async (api: FakeCartApi, request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const [, id = '', itemId = ''] = ADDRESS.exec(pathname) ?? [];
  const cart = refOf(pathname, id);
  const { method } = request;
  const key = request.headers.get('idempotency-key') ?? undefined;
  const isOfItems = pathname.includes('items');
  const [, list, , move] = MOVE.exec(pathname) ?? [];
  if (move === '/save-for-later') return await answerOf(api.saveForLater(cart, Number(itemId), key));
  if (move === '/take-back') return await answerOf(api.takeBackItem(cart, Number(itemId), key));
  if (list === 'saved-items') return await answerOf(api.removeSavedItem(cart, Number(itemId), key));
  if (!isOfItems && method === 'POST') return await answerOf(api.create(cart.kind));
  if (!isOfItems && method === 'PUT') return await answerOf(api.assignToCustomer(id));
  if (!isOfItems) return await answerOf(api.read(cart, searchParams.get('response_type') === 'mini' ? 'mini' : 'full'));
  if (method === 'DELETE') return await answerOf(api.removeItem(cart, Number(itemId), key));
  const body: unknown = await request.json();
  if (method === 'PUT') return await answerOf(api.changeItem(cart, Number(itemId), v.parse(changed, body).cartItem.qty, key));
  const {
    sku,
    qty,
    main_product_sku: mainProductSku,
    warranty_id: warrantyId,
    services: chosen,
    item_id: lineId,
  } = v.parse(added, body).cartItem;
  const services = chosen.map(({ id: service, option_id: option }) => ({ id: service, optionId: option ?? undefined }));
  return await answerOf(api.addItem(cart, { sku, qty, mainProductSku, warrantyId, services, itemId: lineId, key: key ?? '' }));
};

/** A `fetch` behind which a commerce server in memory keeps carts; it hands on every other call. */
export const cartsOverHttp =
  (
    api: FakeCartApi,
    otherwise: typeof globalThis.fetch = async () => Response.json(parseApiError(404, null), { status: 404 }),
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    return ADDRESS.test(new URL(request.url).pathname) ? await answerCart(api, request) : await otherwise(input, init);
  };
