import { describe, expect, it } from '@jest/globals';
import { createRestClient } from './client.ts';

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const client = (answer: (request: Request) => Promise<Response>, token?: string) =>
  createRestClient({ baseUrl: 'http://shop.test', fetch: answer, store: () => 'amperio', token: () => token });

describe('REST client', () => {
  it('[E-01] reads message, code, trace, extra information and status of a refusal', async () => {
    const body = { message: 'Podaj liczbę od 1 do 5.', code: 'wrong_qty', trace: 't1', parameters: { min: 1, max: 5 } };
    const result = await client(async () => json(body, 400)).changeCartItem('c', 1, 9);
    expect(result).toEqual({ ok: false, error: { kind: 'http', status: 400, ...body } });
  });

  it('[E-03] keeps the code 407 of a wrong cart, which comes with status 400', async () => {
    const result = await client(async () => json({ message: 'Nieprawidłowy koszyk.', code: 407, trace: 't' }, 400)).createCart('old');
    expect(result).toMatchObject({ ok: false, error: { status: 400, code: '407' } });
  });

  it('answers a failed connection as a value', async () => {
    const result = await client(() => Promise.reject(new TypeError('fetch failed'))).readCart('c');
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', status: 0 } });
  });

  it('sends the store and the body', async () => {
    const seen: Request[] = [];
    await client(async (request) => {
      seen.push(request);
      return json({});
    }, 'secret').addCartItem('c1', { sku: 'A', qty: 2 });
    const [request] = seen;
    expect(request?.url).toBe('http://shop.test/rest/V1/pwa/guest-carts/c1/items');
    expect(request?.headers.get('store')).toBe('amperio');
    expect(await request?.json()).toEqual({ cartItem: { sku: 'A', qty: 2, quote_id: 'c1' } });
  });

  it('[O-10] sends a token with every call but those of a guest’s cart', async () => {
    const seen: (string | null)[] = [];
    const rest = client(async (request) => {
      seen.push(request.headers.get('authorization'));
      return json({});
    }, 'secret');
    await rest.readCart('c1');
    await rest.putCoupon({ kind: 'guest', cartId: 'c1' }, 'LATO');
    await rest.readCart({ kind: 'mine' });
    await rest.assignCart('c1');
    expect(seen).toEqual([null, null, 'Bearer secret', 'Bearer secret']);
  });
});
