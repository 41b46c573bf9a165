import { parseApiError, type ApiResult } from 'shared-contracts';
import { type FakeCartApi } from 'shared-contracts/testing';
import * as v from 'valibot';

const added = v.object({ cartItem: v.object({ sku: v.string(), qty: v.number(), main_product_sku: v.optional(v.string()) }) });
const changed = v.object({ cartItem: v.object({ qty: v.number() }) });

const answerOf = async (result: Promise<ApiResult<unknown>>): Promise<Response> => {
  const outcome = await result;
  if (outcome.ok) return Response.json(outcome.value);
  const { status, code, message } = outcome.error;
  return Response.json({ code, message }, { status: status ?? 500 });
};

const CARTS = '/rest/V1/pwa/guest-carts';

/** The commerce server of a page that a test has started: carts of guests in memory, no data for queries, and nothing else. */
export const commerceInMemory =
  (api: FakeCartApi): typeof fetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/graphql') return Response.json({ data: {} });
    if (!pathname.startsWith(CARTS)) return Response.json(parseApiError(404, null), { status: 404 });
    const [cartId = '', items, itemId = ''] = pathname.slice(CARTS.length + 1).split('/');
    const cart = { kind: 'guest', cartId } as const;
    const body: unknown = request.method === 'GET' || request.method === 'DELETE' ? null : await request.json();
    if (cartId === '') return answerOf(api.create('guest'));
    if (items === undefined) return answerOf(api.read(cart, searchParams.get('response_type') === 'mini' ? 'mini' : 'full'));
    switch (request.method) {
      case 'POST': {
        const { sku, qty, main_product_sku: mainProductSku } = v.parse(added, body).cartItem;
        const key = request.headers.get('idempotency-key') ?? '';
        return answerOf(api.addItem(cart, { sku, qty, key, ...(mainProductSku !== undefined && { mainProductSku }) }));
      }
      case 'PUT':
        return answerOf(api.changeItem(cart, Number(itemId), v.parse(changed, body).cartItem.qty));
      default:
        return answerOf(api.removeItem(cart, Number(itemId)));
    }
  };
