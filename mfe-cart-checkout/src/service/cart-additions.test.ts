/** Additions over several pages: one storage and one server, a service and a state per page. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { networkError, parseApiError, createBus, CART_ID } from 'shared-contracts';
import { createFakeCartApi, createFakeClock, createFakeOutbox, createFakeStorage } from 'shared-contracts/testing';

import { createCartService } from './cart-service.ts';
import { cartViewAtom } from './cart-atoms.ts';
import { createSerialQueue } from './serial-queue.ts';

function setup() {
  const clock = createFakeClock();
  const api = createFakeCartApi();
  const storage = createFakeStorage(clock);
  const exclusively = createSerialQueue(); // what the browser's locks are to tabs
  const notices: string[] = [];
  let pages = 0;

  function openPage() {
    const store = createStore();
    const bus = createBus();
    const added: string[] = [];
    bus.on('cart.item-added@1', ({ sku }) => added.push(sku));
    const service = createCartService({
      api,
      store,
      storage,
      bus,
      exclusively,
      outbox: createFakeOutbox(storage, clock, `page${(pages += 1)}`),
      isSignedIn: () => false,
      notify: (code) => notices.push(code),
      publish: () => {},
      log: () => {},
    });
    return { service, added, view: () => store.get(cartViewAtom) };
  }

  const onServer = () => api.itemsOf(storage.read(CART_ID) ?? '').map(({ sku, qty }) => `${sku} ×${qty}`);
  return { api, clock, notices, openPage, onServer };
}

const offline = networkError('offline');

describe('an addition that the server has not answered', () => {
  it('[A-09] is sent by the next page, and told there', async () => {
    const { api, openPage, onServer } = setup();
    api.failNext('create', offline);
    await openPage().service.add({ sku: 'A', qty: 2 });
    const next = openPage();
    await next.service.load('mini');
    expect([onServer(), next.added, next.view().count]).toEqual([['A ×2'], ['A'], 2]);
  });

  it('[A-09] is made once when only its answer got lost', async () => {
    const { api, openPage, onServer } = setup();
    api.loseAnswer();
    await openPage().service.add({ sku: 'A', qty: 1 });
    expect(onServer()).toEqual(['A ×1']);
    const next = openPage();
    await next.service.load();
    expect([onServer(), next.view().count, next.view().isPending]).toEqual([['A ×1'], 1, false]);
  });

  it('is made once when the next page sends it while the first one is still under way', async () => {
    const { api, openPage, onServer } = setup();
    await openPage().service.add({ sku: 'B', qty: 1 });
    api.hold();
    const leaving = openPage().service.add({ sku: 'A', qty: 1 });
    const next = openPage().service.load();
    api.release();
    await Promise.all([leaving, next]);
    expect(onServer()).toEqual(['B ×1', 'A ×1']);
  });

  it('[A-63] two tabs that put something in at the same time make one cart', async () => {
    const { api, openPage, onServer } = setup();
    const [first, second] = [openPage(), openPage()];
    await Promise.all([first.service.add({ sku: 'A', qty: 1 }), second.service.add({ sku: 'B', qty: 1 })]);
    expect(api.calls.filter((call) => call === 'create guest')).toHaveLength(1);
    expect(onServer()).toEqual(['A ×1', 'B ×1']);
    await first.service.load();
    expect([first.view().count, second.view().count]).toEqual([2, 2]);
  });

  it('[S-13] stays counted, and the shopper is told that it waits', async () => {
    const { api, notices, openPage } = setup();
    const page = openPage();
    api.failNext('addItem', parseApiError(503, { code: 'commerce_unavailable' }));
    expect(await page.service.add({ sku: 'A', qty: 1 })).toMatchObject({ ok: false, error: { status: 503 } });
    expect([notices, page.view().count, page.view().adding]).toEqual([['cart.addDelayed'], 1, { A: 1 }]);
    expect(await page.service.deliver()).toEqual({ ok: true });
    expect([notices, page.view().count, page.view().isPending]).toEqual([['cart.addDelayed'], 1, false]);
  });

  it('goes before the next one, so that the order is the one of the presses', async () => {
    const { api, openPage, onServer } = setup();
    const { service } = openPage();
    api.failNext('create', offline);
    await service.add({ sku: 'A', qty: 1 });
    await service.add({ sku: 'B', qty: 1 });
    expect(onServer()).toEqual(['A ×1', 'B ×1']);
  });

  it('that another tab has delivered is no longer shown as pending', async () => {
    const { api, openPage } = setup();
    const [first, second] = [openPage(), openPage()];
    api.failNext('create', offline);
    await first.service.add({ sku: 'A', qty: 1 });
    await second.service.load();
    expect(await first.service.deliver()).toEqual({ ok: true });
    expect([first.view().count, first.view().isPending, second.view().count]).toEqual([1, false, 1]);
  });

  it('that is refused is done with: the next page does not try again', async () => {
    const { api, notices, openPage, onServer } = setup();
    api.failNext('create', offline);
    await openPage().service.add({ sku: 'A', qty: 1 });
    api.failNext('addItem', parseApiError(400, { code: 'out_of_stock' }));
    await openPage().service.load();
    await openPage().service.load();
    expect([onServer(), notices]).toEqual([[], ['cart.addDelayed', 'cart.addFailed']]);
  });

  it('that the server fails at is refused, so that it does not hold up others', async () => {
    const { api, notices, openPage, onServer } = setup();
    const { service } = openPage();
    api.failNext('addItem', parseApiError(500, {}));
    await Promise.all([service.add({ sku: 'A', qty: 1 }), service.add({ sku: 'B', qty: 1 })]);
    expect([onServer(), notices]).toEqual([['B ×1'], ['cart.addFailed']]);
  });

  it('[H-05] without anything that waits a page reads the cart and sends nothing', async () => {
    const { api, openPage } = setup();
    await openPage().service.add({ sku: 'A', qty: 1 });
    await openPage().service.load();
    expect(api.calls.slice(2)).toEqual(['read c1 full']);
  });
});

describe('whatever happens between two pages', () => {
  it('[A-09] what was put into the cart is in it once', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom('A', 'B'), qty: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constantFrom('leave' as const, 'wait' as const, 'lose' as const, 'hold' as const, 'release' as const) }),
      fc.record({ kind: fc.constant('fail' as const), call: fc.constantFrom('create' as const, 'addItem' as const, 'read' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { api, openPage, onServer } = setup();
        const asked = new Map<string, number>();
        const running: Promise<unknown>[] = [];
        let isHeld = false;
        let page = openPage();
        for (const one of steps) {
          if (one.kind === 'add') {
            asked.set(one.sku, (asked.get(one.sku) ?? 0) + one.qty);
            running.push(page.service.add({ sku: one.sku, qty: one.qty }));
          } else if (one.kind === 'leave') {
            page = openPage();
            running.push(page.service.load());
          } else if (one.kind === 'fail') api.failNext(one.call, offline);
          else if (one.kind === 'lose') api.loseAnswer();
          else if (one.kind === 'hold') {
            if (!isHeld) api.hold();
            isHeld = true;
          } else if (one.kind === 'release') {
            api.release();
            isHeld = false;
          } else if (!isHeld) await Promise.all(running);
        }
        api.release();
        await Promise.all(running);
        const last = openPage();
        for (let tries = 0; tries <= steps.length && (tries === 0 || last.view().isPending || !last.view().isFetched); tries += 1)
          await last.service.load();
        expect(onServer().toSorted()).toEqual([...asked].map(([sku, qty]) => `${sku} ×${qty}`).toSorted());
        expect(last.view().count).toBe([...asked.values()].reduce((sum, qty) => sum + qty, 0));
      }),
      { numRuns: 200 },
    );
  });
});
