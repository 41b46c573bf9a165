import { describe, expect, it } from '@jest/globals';

import { CART_OUTBOX } from '../storage/keys.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeOutbox } from '../testing/fake-outbox.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { randomKey } from './cart-outbox.ts';

const DAY = 86_400_000;

function setup() {
  const clock = createFakeClock();
  const storage = createFakeStorage(clock);
  const page = (name: string) => createFakeOutbox(storage, clock, name);
  return { clock, storage, page };
}

describe('what waits to be added to the cart', () => {
  it('is known to the next page until it is done with', () => {
    const { page } = setup();
    const first = page('first');
    first.note({ sku: 'A', qty: 2, mainProductSku: 'M' });
    const { key } = first.note({ sku: 'B', qty: 1 });
    const next = page('next');
    expect(next.waiting()).toMatchObject([
      { sku: 'A', qty: 2, mainProductSku: 'M', key: 'first-1' },
      { sku: 'B', qty: 1, key: 'first-2' },
    ]);
    next.done(key);
    expect(first.waiting().map(({ sku }) => sku)).toEqual(['A']);
  });

  it('keeps the warranty and the services that go with it', () => {
    const { page } = setup();
    const chosen = { warrantyId: 2, services: [{ id: 11, optionId: 15 }, { id: 9 }] };
    page('first').note({ sku: 'A', qty: 1, ...chosen });
    expect(page('next').waiting()).toMatchObject([{ sku: 'A', ...chosen }]);
  });

  it('is noted once', () => {
    const outbox = setup().page('first');
    const addition = outbox.note({ sku: 'A', qty: 1 });
    expect(outbox.note(addition)).toBe(addition);
    expect(outbox.waiting()).toHaveLength(1);
  });

  it('leaves nothing behind in the storage', () => {
    const { page, storage } = setup();
    const outbox = page('first');
    outbox.done(outbox.note({ sku: 'A', qty: 1 }).key);
    expect(storage.local.length).toBe(0);
  });

  it('is forgotten after a day, each addition by its own time', () => {
    const { page, clock } = setup();
    const outbox = page('first');
    outbox.note({ sku: 'A', qty: 1 });
    clock.pass(DAY / 2);
    outbox.note({ sku: 'B', qty: 1 });
    clock.pass(DAY / 2);
    expect(outbox.waiting().map(({ sku }) => sku)).toEqual(['B']);
    clock.pass(DAY / 2);
    expect(outbox.waiting()).toEqual([]);
  });

  it('lasts as long as the page where the storage is full', () => {
    const clock = createFakeClock();
    const storage = { ...createFakeStorage(clock), write: () => false };
    const outbox = createFakeOutbox(storage, clock);
    const { key } = outbox.note({ sku: 'A', qty: 1 });
    expect(outbox.waiting()).toMatchObject([{ sku: 'A' }]);
    outbox.done(key);
    expect(outbox.waiting()).toEqual([]);
  });

  it('[E-10] damaged values are none', () => {
    const { page, storage } = setup();
    storage.local.setItem(CART_OUTBOX.name, '[{"sku":7}]');
    expect(page('first').waiting()).toEqual([]);
  });

  it('has keys that the server takes and nobody else makes', () => {
    const keys = Array.from({ length: 100 }, randomKey);
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(100);
  });
});
