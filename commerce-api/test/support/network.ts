import { randomInt } from 'node:crypto';

/** An address in a network that no other test has: what a network tries is counted, and test files share servers. */
export const anotherNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Headers of a call from such a network. */
export const fromAnotherNetwork = (): { readonly 'x-forwarded-for': string } => ({ 'x-forwarded-for': anotherNetwork() });

/** From now on the calls of this test file to a server come from a network of the file's own, but for those that name another one. */
export function callFromOwnNetwork(url: string): void {
  const address = anotherNetwork();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(url) && !request.headers.has('x-forwarded-for')) request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };
}
