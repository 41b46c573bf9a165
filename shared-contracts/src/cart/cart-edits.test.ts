/** Changes of lines without a connection: one storage and one server, a service and a state per page. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createStore } from 'jotai';

import { networkError, parseApiError } from '../errors/api-error.ts';
import { createBus } from '../events/bus.ts';
import { grosze } from '../money/grosze.ts';
import { CART_ID, SIGNIN_TOKEN } from '../storage/keys.ts';
import { createFakeCartApi } from '../testing/fake-cart-api.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeOutbox } from '../testing/fake-outbox.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { createCartService } from './cart-service.ts';
import { cartSlice, cartViewAtom } from './cart-slice.ts';
import type { CartSnapshot } from './cart-snapshot.ts';
import { CART_EDITS, createEditOutbox } from './edit-outbox.ts';
import type { EditResult } from './edit-result.ts';
import { createSerialQueue } from './serial-queue.ts';

const silent = networkError('offline');
const shopPrice = grosze(10_000);

/** A browser with a cart of A ×1, B ×2 and C ×1, each 100,00 zł, and without a connection. */
async function setup() {
  const clock = createFakeClock();
  const api = createFakeCartApi({ A: { name: 'Pralka', price: 10_000 } });
  const storage = createFakeStorage(clock);
  const exclusively = createSerialQueue();
  const connection = { isOnline: true };
  const results: EditResult[] = [];
  let snapshot: CartSnapshot | null = null;
  let pages = 0;
  let keys = 0;
  let waits = 0;

  function openPage() {
    const store = createStore();
    const bus = createBus();
    const told: string[] = [];
    bus.on('cart.item-changed@1', ({ sku, qty }) => told.push(`${sku} ×${qty}`));
    bus.on('cart.item-removed@1', ({ sku }) => told.push(`${sku} out`));
    const service = createCartService({
      api: {
        ...api,
        // What the browser does without a connection: nothing gets out.
        read: async (...call) => (connection.isOnline ? await api.read(...call) : { ok: false, error: silent }),
        addItem: async (...call) => (connection.isOnline ? await api.addItem(...call) : { ok: false, error: silent }),
      },
      store,
      storage,
      bus,
      exclusively,
      outbox: createFakeOutbox(storage, clock, `page${(pages += 1)}`),
      edits: {
        outbox: createEditOutbox({ storage, now: clock.now, newKey: () => `edit-${(keys += 1)}` }),
        isOnline: () => connection.isOnline,
        onWaiting: () => void (waits += 1),
        onSettled: (settled) => void results.push(...settled),
      },
      snapshots: {
        keep: (cart) => void (snapshot = { takenAt: clock.now(), cart }),
        find: async () => snapshot,
        forget: () => void (snapshot = null),
      },
      isSignedIn: () => storage.read(SIGNIN_TOKEN) !== undefined,
      notify: () => {},
      log: () => {},
    });
    return { service, told, view: () => store.get(cartViewAtom), state: () => store.get(cartSlice.read) };
  }

  const page = openPage();
  for (const [sku, qty] of [
    ['A', 1],
    ['B', 2],
    ['C', 1],
  ] as const)
    await page.service.add({ sku, qty });
  connection.isOnline = false;
  const before = api.calls.length;
  return {
    ...page,
    api,
    clock,
    storage,
    connection,
    openPage,
    results,
    waits: () => waits,
    sent: () => api.calls.slice(before).filter((call) => !call.startsWith('read')),
    onServer: () => api.itemsOf(storage.read(CART_ID) ?? 'mine').map(({ sku, qty }) => `${sku} ×${qty}`),
    kept: () => storage.read(CART_EDITS),
    kinds: () => results.map(({ kind, edit }) => `${edit.name} ×${edit.qty} ${kind}`),
  };
}

describe('a change of a line without a connection', () => {
  it('[J-103] shows at once, waits, and is sent when the connection is back; of each line the last one counts', async () => {
    const shop = await setup();
    void shop.service.changeQuantity(1, 4);
    expect(shop.view()).toMatchObject({ count: 7, lines: [{ qty: 4, lineTotal: 40_000, isPending: true, error: null }, {}, {}] });
    await shop.service.remove(2);
    await shop.service.changeQuantity(1, 3);
    expect([shop.view().count, shop.view().lines.length, shop.sent()]).toEqual([4, 2, []]);
    expect(shop.waits()).toBe(3);

    shop.connection.isOnline = true;
    expect(await shop.service.deliver()).toEqual({ ok: true });
    expect(shop.sent()).toEqual(['remove c1 2', 'change c1 1 ×3']);
    expect(shop.view()).toMatchObject({ count: 4, isPending: false });
    expect([shop.onServer(), shop.told, shop.kept()]).toEqual([['A ×3', 'C ×1'], ['B out', 'A ×3'], []]);
    expect(shop.kinds()).toEqual(['B ×0 taken', 'Pralka ×3 taken']);
  });

  it('[J-103] outlives the page: the next one lays it over the cart as it was last seen', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 4);
    await shop.service.remove(3);
    const next = shop.openPage();
    await next.service.load();
    expect(next.view()).toMatchObject({ count: 6, isFetched: false, lines: [{ qty: 4 }, { qty: 2 }] });
    shop.connection.isOnline = true;
    await next.service.load();
    expect(next.view()).toMatchObject({ count: 6, isFetched: true, isPending: false });
    expect(shop.onServer()).toEqual(['A ×4', 'B ×2']);
  });

  it('[J-103] goes after what was put into the cart meanwhile', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 2);
    await shop.service.add({ sku: 'D', qty: 1 });
    shop.connection.isOnline = true;
    await shop.service.load();
    expect(shop.sent()).toEqual(['add c1 D ×1', 'change c1 1 ×2']);
  });

  it('[J-103] that takes the line back to what the server knows leaves nothing to send', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(2, 5);
    expect(await shop.service.changeQuantity(2, 2)).toEqual({ ok: true });
    expect([shop.kept(), shop.view().isPending]).toEqual([[], false]);
  });

  it('[J-103] a removal can be taken back, with the quantity that stood there', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 3);
    await shop.service.remove(1);
    expect(shop.view().removed).toMatchObject({ sku: 'A', qty: 3 });
    await shop.service.undoRemoval();
    expect(shop.view()).toMatchObject({ count: 6, removed: null, lines: [{ qty: 3 }, {}, {}] });
    await shop.service.remove(2);
    await shop.service.undoRemoval();
    expect(shop.kept()).toMatchObject([{ itemId: 1, qty: 3 }]);
  });

  it('[J-103] a removal that was sent later can still be taken back, unless the shopper has let the way back go', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 2);
    await shop.service.remove(2);
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect(shop.view().removed).toMatchObject({ sku: 'B', qty: 2 });
    await shop.service.undoRemoval();
    expect(shop.onServer()).toEqual(['A ×2', 'C ×1', 'B ×2']);

    shop.connection.isOnline = false;
    await shop.service.remove(3);
    shop.service.dismissUndo();
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect([shop.view().removed, shop.onServer()]).toEqual([null, ['A ×2', 'B ×2']]);
  });

  it('[J-103] has a name, and is made once when its answer gets lost', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 2);
    shop.connection.isOnline = true;
    shop.api.loseAnswer();
    await shop.service.deliver();
    expect([shop.results, shop.kept().length, shop.waits()]).toEqual([[], 1, 2]);
    await shop.service.deliver();
    expect(shop.api.keys.slice(-2)).toEqual(['edit-1', 'edit-1']);
    expect([shop.kinds(), shop.kept()]).toEqual([['Pralka ×2 taken'], []]);
  });

  it('[J-103] is not overtaken by an older one that was on its way when the connection went', async () => {
    const shop = await setup();
    shop.connection.isOnline = true;
    shop.api.hold();
    shop.api.failNext('changeItem', silent);
    const older = shop.service.changeQuantity(1, 2);
    await Promise.resolve();
    shop.connection.isOnline = false;
    await shop.service.changeQuantity(1, 5);
    shop.api.release();
    expect(await older).toMatchObject({ ok: false });
    expect([shop.view().lines[0]?.qty, shop.kept().map(({ qty }) => qty)]).toEqual([5, [5]]);
  });

  it('[J-103] waits, too, when the connection goes while it is on its way', async () => {
    const shop = await setup();
    shop.connection.isOnline = true;
    shop.api.failNext('removeItem', silent);
    shop.api.hold();
    const removal = shop.service.remove(1);
    shop.connection.isOnline = false;
    shop.api.release();
    await removal;
    expect([shop.view().count, shop.kept().length]).toEqual([3, 1]);
  });

  it('[C-22] is refused as before where there is a connection and the server does not answer', async () => {
    const shop = await setup();
    shop.connection.isOnline = true;
    shop.api.failNext('changeItem', silent);
    await shop.service.changeQuantity(1, 4);
    expect(shop.view().lines[0]).toMatchObject({ qty: 1, error: { kind: 'network' } });
    expect(shop.kept()).toEqual([]);
  });

  it('[J-103] a newer one with a connection takes the place of one that still waits', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 4);
    shop.connection.isOnline = true;
    await shop.service.changeQuantity(1, 2);
    await shop.service.deliver();
    expect([shop.sent(), shop.view().lines[0]?.qty]).toEqual([['change c1 1 ×2'], 2]);
  });

  it('[J-103] two tabs send it once, and the other one shows what the server says', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 4);
    const other = shop.openPage();
    await other.service.load();
    shop.connection.isOnline = true;
    await Promise.all([shop.service.deliver(), other.service.deliver()]);
    expect(shop.sent()).toEqual(['change c1 1 ×4']);
    expect([shop.view(), other.view()].map(({ count, isPending }) => [count, isPending])).toEqual([
      [7, false],
      [7, false],
    ]);
  });

  it('[J-103] goes on waiting while the server is in trouble', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 4);
    shop.connection.isOnline = true;
    shop.api.failNext('changeItem', parseApiError(503, {}));
    await shop.service.deliver();
    expect([shop.kept().length, shop.results, shop.view().lines[0]?.qty]).toEqual([1, [], 4]);
  });
});

describe('whatever happens between pages', () => {
  it('[J-103] the last change of each line is in the cart, and nothing waits', async () => {
    const line = fc.constantFrom(1, 2, 3);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('change' as const), line, qty: fc.integer({ min: 1, max: 9 }) }),
      fc.record({
        kind: fc.constantFrom('remove' as const, 'offline' as const, 'online' as const, 'leave' as const, 'trouble' as const),
        line,
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const shop = await setup();
        const wanted = new Map([
          [1, 1],
          [2, 2],
          [3, 1],
        ]);
        let page: ReturnType<typeof shop.openPage> = shop;
        for (const one of steps) {
          const isThere = wanted.has(one.line);
          if (one.kind === 'change' && isThere) {
            wanted.set(one.line, one.qty);
            await page.service.changeQuantity(one.line, one.qty);
          } else if (one.kind === 'remove' && isThere) {
            wanted.delete(one.line);
            await page.service.remove(one.line);
          } else if (one.kind === 'offline') shop.connection.isOnline = false;
          else if (one.kind === 'online') {
            shop.connection.isOnline = true;
            await page.service.deliver();
          } else if (one.kind === 'leave') {
            page = shop.openPage();
            await page.service.load();
          } else if (one.kind === 'trouble' && !shop.connection.isOnline && shop.kept().length > 0) {
            // The first delivery gets no answer.
            shop.connection.isOnline = true;
            shop.api.loseAnswer();
            await page.service.deliver();
            shop.connection.isOnline = false;
          }
          expect(page.view().count).toBe([...wanted.values()].reduce((sum, qty) => sum + qty, 0));
        }
        shop.connection.isOnline = true;
        await page.service.load();
        const known = ['A', 'B', 'C'].flatMap((sku, at) => {
          const qty = wanted.get(at + 1);
          return qty === undefined ? [] : [`${sku} ×${qty}`];
        });
        expect([shop.onServer(), shop.kept(), page.view().isPending]).toEqual([known, [], false]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what the server makes of changes that have waited', () => {
  it('[J-104] a refusal is told with its reason and what is in the cart, and stands at the line', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 9);
    await shop.service.changeQuantity(2, 1);
    shop.connection.isOnline = true;
    shop.api.failNext('changeItem', parseApiError(400, { code: 'not_enough_stock', parameters: { max: 3 } }));
    await shop.service.deliver();
    expect(shop.results).toMatchObject([
      { kind: 'refused', qty: 1, error: { code: 'not_enough_stock' } },
      { kind: 'taken', edit: { sku: 'B' } },
    ]);
    expect(shop.view().lines[0]).toMatchObject({ qty: 1, error: { code: 'not_enough_stock' } });
  });

  it('[J-104] another price is told, and so is a line that has gone; one that was to go is no news', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 2);
    await shop.service.changeQuantity(2, 3);
    await shop.service.remove(3);
    const cart = { kind: 'guest', cartId: shop.storage.read(CART_ID) ?? '' } as const;
    await shop.api.removeItem(cart, 2);
    await shop.api.removeItem(cart, 3);
    shop.api.reprice('A', 12_000);
    shop.connection.isOnline = true;
    await shop.service.load();
    expect(shop.kinds()).toEqual(['Pralka ×2 repriced', 'B ×3 gone', 'C ×0 taken']);
    expect(shop.results[0]).toMatchObject({ price: 12_000 });
    expect(shop.view()).toMatchObject({ count: 2, total: 24_000, isPending: false });
  });

  it('[J-104] lines of a newer cart are left alone, though they have the same numbers', async () => {
    const shop = await setup();
    shop.storage.write(SIGNIN_TOKEN, 'token-of-jan');
    await shop.service.assignToCustomer();
    shop.connection.isOnline = true;
    await shop.service.load();
    shop.connection.isOnline = false;
    await shop.service.changeQuantity(1, 5);
    // Ordered on another device: the customer's next cart counts its lines anew.
    shop.api.itemsOf('mine').forEach(({ item_id }) => void shop.api.removeItem({ kind: 'mine' }, item_id));
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect([shop.sent().filter((call) => call.startsWith('change')), shop.kinds()]).toEqual([[], ['Pralka ×5 gone']]);
  });
});

describe('changes of a visitor who is not here any more', () => {
  it('[J-103] are dropped with the session, neither shown nor sent', async () => {
    const shop = await setup();
    shop.storage.write(SIGNIN_TOKEN, 'token-of-jan');
    shop.connection.isOnline = true;
    await shop.service.assignToCustomer();
    shop.connection.isOnline = false;
    await shop.service.changeQuantity(1, 5);
    expect(JSON.stringify(shop.kept())).not.toContain('token-of-jan');
    shop.connection.isOnline = true;
    shop.storage.remove(SIGNIN_TOKEN);
    await shop.service.load();
    expect([shop.kept(), shop.view().count, shop.view().isPending, shop.results]).toEqual([[], 0, false, []]);
    shop.storage.write(SIGNIN_TOKEN, 'token-of-ewa');
    await shop.openPage().service.load();
    expect(shop.sent().filter((call) => call.startsWith('change'))).toEqual([]);
  });

  it('[J-103] are forgotten after a day', async () => {
    const shop = await setup();
    await shop.service.changeQuantity(1, 5);
    shop.clock.pass(86_400_000);
    shop.connection.isOnline = true;
    await shop.openPage().service.load();
    expect(shop.sent()).toEqual([]);
  });

  it('[J-103] [E-05] last as long as the page where the storage is full', async () => {
    const clock = createFakeClock();
    const outbox = createEditOutbox({
      storage: { ...createFakeStorage(clock), write: () => false },
      now: clock.now,
      newKey: () => 'edit-key',
    });
    outbox.note({ itemId: 1, sku: 'A', name: 'A', qty: 2, price: shopPrice });
    outbox.note({ itemId: 1, sku: 'A', name: 'A', qty: 3, price: shopPrice });
    expect(outbox.waiting()).toMatchObject([{ qty: 3 }]);
    outbox.done('edit-key');
    expect(outbox.waiting()).toEqual([]);
  });
});
