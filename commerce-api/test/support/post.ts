/** POST of JSON to a started server. */
import type { Shop } from './server.ts';

type Target = Pick<Shop, 'url'>;

export const post = (server: Target, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Posts, and reads the answer of our own server. */
export async function posted<Answer>(
  server: Target,
  path: string,
  body: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await post(server, path, body, headers);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  // The test knows the shape of the answer.
  return (await response.json()) as Answer;
}

/** Changes the price of a product, in grosze. */
export const setPrice = (server: Target, sku: string, price: number): Promise<Response> =>
  post(server, '/dev/price', { sku, final_price: price });
