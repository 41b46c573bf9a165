import { beforeEach, describe, expect, it } from '@jest/globals';
import { CART_ID, SIGNIN_TOKEN } from 'shared-contracts';
import { VISIT_ID } from 'shared-contracts/storage';
import { zloty } from 'shared-contracts/testing/money';
import { createFakeStorage } from 'shared-contracts/testing';
import { createCartSnapshots, dropForeignSnapshot, type SnapshotBox } from './cart-snapshots.ts';

const cart = {
  items: [{ item_id: 1, sku: 'A', qty: 2, catalog_price: zloty(10), catalog_final_price: zloty(10) }],
  total: zloty(20),
  total_count: 2,
  coupon: null,
};

let online: boolean;
let content: unknown;
let storage: ReturnType<typeof createFakeStorage>;
let box: SnapshotBox;
const snapshots = () => createCartSnapshots({ box, storage, now: () => 1_000, isOnline: () => online });
/** Keeps a cart, and waits until it is kept: `find` knows what is on its way. */
const keep = async (): Promise<ReturnType<typeof snapshots>> => {
  const kept = snapshots();
  kept.keep(cart);
  await kept.find();
  return kept;
};

beforeEach(() => {
  online = false;
  content = undefined;
  storage = createFakeStorage();
  storage.write(CART_ID, 'abc');
  box = {
    read: async () => content,
    write: async (value) => void (content = structuredClone(value)),
    empty: async () => void (content = undefined),
  };
});

describe('[J-81] the cart of a browser without a connection', () => {
  it('is the last one that the server told, with its time', async () => {
    const kept = snapshots();
    kept.keep({ ...cart, total_count: 1 });
    kept.keep(cart);
    expect(await kept.find()).not.toBeNull();
    expect(await snapshots().find()).toEqual({ takenAt: 1_000, content: cart });
  });

  it('[H-05] is never shown while there is a connection', async () => {
    await keep();
    online = true;
    expect(await snapshots().find()).toBeNull();
  });

  it('names nobody: neither the number of the cart nor the token is in it', async () => {
    storage.write(SIGNIN_TOKEN, 'tajny-token');
    await keep();
    expect(JSON.stringify(content)).not.toMatch(/tajny-token|abc/);
  });

  it('is not that of another visitor, and goes when its visitor has gone', async () => {
    storage.write(SIGNIN_TOKEN, 'one');
    await keep();
    storage.write(SIGNIN_TOKEN, 'another');
    expect(await snapshots().find()).toBeNull();
    await dropForeignSnapshot(box, storage);
    expect(content).toBeUndefined();
  });

  it('stays when the token of its session is replaced', async () => {
    storage.write(SIGNIN_TOKEN, 'token of the first day');
    storage.write(VISIT_ID, 'visit');
    const kept = await keep();
    storage.write(SIGNIN_TOKEN, 'token of the next day');
    await dropForeignSnapshot(box, storage);
    expect(await kept.find()).not.toBeNull();
  });

  it('stays while its visitor does, and goes with the cart', async () => {
    const kept = await keep();
    await dropForeignSnapshot(box, storage);
    expect(await kept.find()).not.toBeNull();
    kept.forget();
    expect(await kept.find()).toBeNull();
  });

  it.each([
    ['is damaged', { owner: 1 }],
    ['is of an older form', 'x'],
    ['is not there', undefined],
  ])('is none where it %s', async (_title, value) => {
    content = value;
    expect(await snapshots().find()).toBeNull();
  });

  it('a browser that keeps nothing goes on without', async () => {
    box = {
      read: () => Promise.reject(new Error('no')),
      write: () => Promise.reject(new Error('no')),
      empty: () => Promise.reject(new Error('no')),
    };
    const kept = snapshots();
    kept.keep(cart);
    kept.forget();
    expect(await kept.find()).toBeNull();
    await dropForeignSnapshot(box, storage);
  });
});
