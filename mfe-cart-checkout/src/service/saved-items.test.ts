/** Lines that are put back into their place, and lines that are put aside for later: on one page, over several, without a connection. */
import { describe, expect, it } from '@jest/globals';
import { networkError, parseApiError } from 'shared-contracts';

import { createOfflineCart } from '../testing/offline-cart.ts';

const online = async () => {
  const shop = await createOfflineCart();
  shop.connection.isOnline = true;
  return shop;
};
const skus = ({ view }: Pick<Awaited<ReturnType<typeof online>>, 'view'>) => ({
  lines: view().lines.map(({ item }) => item.sku),
  aside: view().saved.map(({ item, moving }) => `${item.sku} ${moving ?? 'lies'}`),
  count: view().count,
});

describe('a line that was taken out', () => {
  it('[J-302] is put back into its place by the page after a reload, and by none that comes later', async () => {
    const shop = await online();
    await shop.service.remove(2);
    const next = shop.openPage();
    await next.service.load();
    expect(next.view().removed).toMatchObject({ item_id: 2, sku: 'B', qty: 2 });
    await next.service.undoRemoval();
    expect([shop.onServer(), skus(next).lines]).toEqual([
      ['A ×1', 'B ×2', 'C ×1'],
      ['A', 'B', 'C'],
    ]);
    // The other tab reads the cart again: there is nothing left to be put back.
    await shop.service.load();
    expect(shop.view()).toMatchObject({ removed: null, lines: [{}, {}, {}] });
    await shop.service.undoRemoval();
    expect(shop.onServer()).toEqual(['A ×1', 'B ×2', 'C ×1']);
  });

  it('[J-302] put back by two tabs at once it is there once', async () => {
    const shop = await online();
    await shop.service.remove(2);
    const other = shop.openPage();
    await other.service.load();
    await Promise.all([shop.service.undoRemoval(), other.service.undoRemoval()]);
    expect(shop.onServer()).toEqual(['A ×1', 'B ×2', 'C ×1']);
  });

  it('[J-302] is forgotten after half an hour, and after the next change', async () => {
    const shop = await online();
    await shop.service.remove(2);
    shop.clock.pass(30 * 60_000);
    const next = shop.openPage();
    await next.service.load();
    expect(next.view().removed).toBeNull();
    await next.service.remove(3);
    await next.service.changeQuantity(1, 2);
    const last = shop.openPage();
    await last.service.load();
    expect(last.view().removed).toBeNull();
  });
});

describe('a line that is put aside for later', () => {
  it('[J-303] shows among those aside at once, is not counted, and comes back into its place', async () => {
    const shop = await online();
    shop.api.hold();
    const saving = shop.service.saveForLater(2);
    expect(skus(shop)).toEqual({ lines: ['A', 'C'], aside: ['B here'], count: 2 });
    // A second press is the first one.
    void shop.service.saveForLater(2);
    shop.api.release();
    await saving;
    expect(skus(shop)).toEqual({ lines: ['A', 'C'], aside: ['B lies'], count: 2 });
    const taking = shop.service.takeBack(2);
    expect(skus(shop)).toEqual({ lines: ['A', 'C'], aside: ['B back'], count: 4 });
    void shop.service.takeBack(2);
    await taking;
    expect(skus(shop)).toEqual({ lines: ['A', 'B', 'C'], aside: [], count: 4 });
    expect(shop.sent()).toEqual(['save c1 2', 'take back c1 2']);
    expect(shop.events).toEqual(['B out']);
  });

  it('[J-303] a refusal says so at its line, which stays where it was', async () => {
    const shop = await online();
    await shop.service.saveForLater(2);
    shop.api.failNext('takeBackItem', parseApiError(400, { code: 'out_of_stock' }));
    await shop.service.takeBack(2);
    expect(shop.view().saved).toMatchObject([{ moving: null, error: { code: 'out_of_stock' } }]);
    shop.api.failNext('removeSavedItem', networkError('offline'));
    await shop.service.removeSaved(2);
    expect(skus(shop).aside).toEqual(['B lies']);
    await shop.service.removeSaved(2);
    expect(skus(shop)).toEqual({ lines: ['A', 'C'], aside: [], count: 2 });
  });

  it('[J-303] [J-103] without a connection it waits, with the pieces that were chosen before, and back again there is nothing to send', async () => {
    const shop = await createOfflineCart();
    await shop.service.saveForLater(3);
    await shop.service.takeBack(3);
    expect([skus(shop).lines, shop.kept()]).toEqual([['A', 'B', 'C'], []]);
    await shop.service.changeQuantity(1, 3);
    await shop.service.saveForLater(1);
    const next = shop.openPage();
    await next.service.load();
    expect(skus(next)).toEqual({ lines: ['B', 'C'], aside: ['A here'], count: 3 });
    shop.connection.isOnline = true;
    await next.service.load();
    expect(shop.sent()).toEqual(['change c1 1 ×3', 'save c1 1']);
    expect(skus(next)).toEqual({ lines: ['B', 'C'], aside: ['A lies'], count: 3 });
    expect(shop.kinds()).toEqual(['Pralka ×3 taken']);
  });

  it('[J-303] [J-104] what lies aside waits as well on its way back and out; what could not come back is told', async () => {
    const shop = await online();
    for (const id of [1, 2, 3]) await shop.service.saveForLater(id);
    shop.connection.isOnline = false;
    await shop.service.takeBack(1);
    await shop.service.removeSaved(2);
    await shop.service.takeBack(3);
    expect(skus(shop)).toEqual({ lines: [], aside: ['A back', 'C back'], count: 2 });
    shop.connection.isOnline = true;
    shop.api.failNext('takeBackItem', parseApiError(400, { code: 'out_of_stock' }));
    await shop.service.deliver();
    expect(shop.kinds()).toEqual(['Pralka ×1 refused', 'B ×0 taken', 'C ×1 taken']);
    expect(skus(shop)).toEqual({ lines: ['C'], aside: ['A lies'], count: 1 });
  });
});
