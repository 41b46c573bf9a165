import { describe, expect, it, jest } from '@jest/globals';
import { withEarlyCart, type EarlyCart } from './early-cart.ts';

const url = '/rest/V1/pwa/guest-carts/abc?response_type=full';
const early = (change: Partial<EarlyCart> = {}): EarlyCart => ({
  url,
  token: null,
  answer: Promise.resolve(new Response('early')),
  ...change,
});
const setup = (first: EarlyCart | undefined) => {
  const network = jest.fn<typeof fetch>(async () => new Response('late'));
  const call = withEarlyCart(network, first);
  const read = async (path: string, init?: RequestInit) => await (await call(new Request(new URL(path, 'https://shop.test'), init))).text();
  return { network, read };
};

describe('the cart that was asked for beside the scripts', () => {
  it('[C-14] is the answer of the first reading, without another request', async () => {
    const { read, network } = setup(early());
    expect(await read(url, { method: 'GET' })).toBe('early');
    expect(network).not.toHaveBeenCalled();
  });

  it('[H-05] answers once: the next reading asks the server', async () => {
    const { read } = setup(early());
    expect([await read(url), await read(url)]).toEqual(['early', 'late']);
  });

  it('[H-05] is old after a change of the cart', async () => {
    const { read } = setup(early());
    await read('/rest/V1/pwa/guest-carts/abc/items', { method: 'POST' });
    expect(await read(url)).toBe('late');
  });

  it('[C-14] is not taken for another cart or another visitor', async () => {
    expect(await setup(early()).read('/rest/V1/pwa/guest-carts/xyz?response_type=full')).toBe('late');
    expect(await setup(early()).read(url, { headers: { Authorization: 'Bearer a' } })).toBe('late');
    expect(await setup(early({ token: 'a' })).read(url, { headers: { Authorization: 'Bearer b' } })).toBe('late');
    expect(await setup(early({ token: 'a' })).read(url, { headers: { Authorization: 'Bearer a' } })).toBe('early');
  });

  it('[C-14] that did not come is asked for once more', async () => {
    const { read } = setup(early({ answer: Promise.reject(new TypeError('offline')) }));
    expect(await read(url)).toBe('late');
  });

  it('[C-14] on pages that show none there is nothing to take', async () => expect(await setup(undefined).read(url)).toBe('late'));
});
