/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { CART_ID, CART_ID_LIFE_MS, SIGNIN_TOKEN, type ShopStorage } from 'shared-contracts';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';
import { loaderValues } from '../../codegen/loader-values.ts';
import { fetchEarlyCart } from './early-cart.ts';

// What the compiler of the loader puts in.
Object.assign(globalThis, loaderValues);

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What is asked for in a page whose storage was filled some time ago, and left behind. */
const run = (fill: (storage: ShopStorage) => void, ageMs = 0, text?: string) => {
  const clock = createFakeClock(Date.now() - ageMs);
  const storage = createFakeStorage(clock);
  fill(storage);
  if (text !== undefined) storage.local.setItem(CART_ID.name, text);
  const asked: Asked[] = [];
  const fetch = (url: string, { headers }: RequestInit) => {
    asked.push({ url, headers: { ...(headers as Record<string, string>) } }); // the loader writes them so
    return Promise.resolve({});
  };
  Object.defineProperty(window, 'localStorage', { value: storage.local, configurable: true });
  Object.assign(window, { fetch });
  delete window.amperioCart;
  document.documentElement.dataset['store'] = 'amperio';
  fetchEarlyCart();
  return { asked, left: window.amperioCart };
};

describe('a page that shows the cart', () => {
  it("[C-14] [H-05] asks for the guest's cart at once", () => {
    const { asked, left } = run((storage) => storage.write(CART_ID, 'a/b'));
    expect(asked).toEqual([
      { url: '/rest/V1/pwa/guest-carts/a%2Fb?response_type=full', headers: { Accept: 'application/json', Store: 'amperio' } },
    ]);
    expect(left).toMatchObject({ url: asked[0]?.url, token: null });
  });

  it("[C-14] [T-01] asks for the customer's cart with the token", () => {
    const { asked, left } = run((storage) => {
      storage.write(CART_ID, 'abc');
      storage.write(SIGNIN_TOKEN, 'secret');
    });
    expect(asked).toMatchObject([{ url: '/rest/V1/pwa/carts/mine?response_type=full', headers: { Authorization: 'Bearer secret' } }]);
    expect(left).toMatchObject({ token: 'secret' });
  });

  it('[C-14] asks for nothing without a cart', () => expect(run(() => {})).toEqual({ asked: [], left: undefined }));

  it('[N-09] asks for nothing when the stored id has expired', () =>
    expect(run((storage) => storage.write(CART_ID, 'abc'), CART_ID_LIFE_MS + 1).asked).toEqual([]));

  it.each(['{', 'null', '"abc"', '{"version":1,"value":7}', '{"version":0,"timeStored":0,"ttl":9e15,"value":"abc"}'])(
    'leaves %p in the storage to the service',
    (text) => expect(run(() => {}, 0, text).asked).toEqual([]),
  );
});
