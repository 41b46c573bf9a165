import type { ApiResult } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest';
import { Pool } from 'undici';
import { Catalogue } from '../../lib/catalogue.ts';
import { atMost, quantile, type Measure } from '../measure.ts';

const CLIENTS = 16;
const UPDATES_EACH = 60;
const LINES = 3;

const valueOf = <Value>(result: ApiResult<Value>): Value => {
  if (result.ok) return result.value;
  throw new Error(`the commerce server answers ${result.error.status} ${result.error.code}`);
};

/** Creates a cart of three lines. @returns a function that changes the quantity of one of them and returns the server's time, ms */
const shopper = async (rest: RestClient, server: Pool, skus: readonly string[]): Promise<(turn: number) => Promise<number>> => {
  const id = valueOf(await rest.createCart());
  for (const sku of skus) valueOf(await rest.addCartItem(id, { sku, qty: 1 }));
  const { items } = valueOf(await rest.readCart(id));
  return async (turn) => {
    const item = items[turn % items.length];
    if (item === undefined) throw new Error('the cart is empty');
    const body = JSON.stringify({ cartItem: { qty: turn % 2 === 0 ? 2 : 1 } });
    const path = `/rest/V1/pwa/guest-carts/${id}/items/${item.item_id}`;
    const since = performance.now();
    // The body is not parsed here: real shoppers' devices do that, not the server's machine.
    const answer = await server.request({ method: 'PUT', path, headers: { 'content-type': 'application/json' }, body });
    await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
    if (answer.statusCode !== 200) throw new Error(`the commerce server answers ${answer.statusCode}`);
    return performance.now() - since;
  };
};

/** Server time of a cart update, ms, while sixteen shoppers each send one update after the other. */
export const cartUpdate: Measure = {
  name: 'cart-update',
  async run({ url, commerceUrl }) {
    const skus = (await new Catalogue(url).buyable(LINES)).map(({ sku }) => sku);
    const rest = createRestClient({ baseUrl: commerceUrl, store: () => '', token: () => undefined });
    const server = new Pool(commerceUrl, { connections: CLIENTS, pipelining: 1 });
    const shoppers = await Promise.all(Array.from({ length: CLIENTS }, () => shopper(rest, server, skus)));
    const round = async (updates: number): Promise<readonly number[]> => {
      const times = await Promise.all(
        shoppers.map(async (update) => {
          const own: number[] = [];
          for (let turn = 0; turn < updates; turn += 1) own.push(await update(turn));
          return own;
        }),
      );
      return times.flat();
    };
    await round(5);
    const times = await round(UPDATES_EACH);
    await server.close();
    return [atMost(`cart update with ${CLIENTS} clients, p99`, quantile(times, 0.99), 50, 'ms')];
  },
};
