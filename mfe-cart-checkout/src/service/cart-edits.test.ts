/** Changes of lines without a connection, on one page and over several. */
import { describe, expect, it } from '@jest/globals';
import { networkError, parseApiError } from 'shared-contracts';

import { createOfflineCart } from '../testing/offline-cart.ts';

const silent = networkError('offline');

/** The first line is on its way to two pieces when the connection goes; its answer never comes. */
const withOneUnderWay = async () => {
  const shop = await createOfflineCart();
  shop.connection.isOnline = true;
  shop.api.hold();
  shop.api.failNext('changeItem', silent);
  const older = shop.service.changeQuantity(1, 2);
  await Promise.resolve();
  shop.connection.isOnline = false;
  return { shop, older, release: shop.api.release };
};

describe('a change of a line without a connection', () => {
  it('[J-103] shows at once, waits, and is sent when the connection is back; of each line the last one counts', async () => {
    const shop = await createOfflineCart();
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
    expect([shop.onServer(), shop.events, shop.kept()]).toEqual([['A ×3', 'C ×1'], ['B out', 'A ×3'], []]);
    expect(shop.kinds()).toEqual(['B ×0 taken', 'Pralka ×3 taken']);
  });

  it('[J-103] outlives the page: the next one lays it over the cart as it was last seen', async () => {
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(1, 2);
    await shop.service.add({ sku: 'D', qty: 1 });
    shop.connection.isOnline = true;
    await shop.service.load();
    expect(shop.sent()).toEqual(['add c1 D ×1', 'change c1 1 ×2']);
  });

  it('[J-103] that takes the line back to what the server knows leaves nothing to send', async () => {
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(2, 5);
    expect(await shop.service.changeQuantity(2, 2)).toEqual({ ok: true });
    expect([shop.kept(), shop.view().isPending]).toEqual([[], false]);
  });

  it('[J-103] a removal can be taken back, with the quantity that stood there', async () => {
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(1, 2);
    await shop.service.remove(2);
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect(shop.view().removed).toMatchObject({ sku: 'B', qty: 2 });
    await shop.service.undoRemoval();
    expect(shop.onServer()).toEqual(['A ×2', 'B ×2', 'C ×1']);

    shop.connection.isOnline = false;
    await shop.service.remove(3);
    shop.service.dismissUndo();
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect([shop.view().removed, shop.onServer()]).toEqual([null, ['A ×2', 'B ×2']]);
  });

  it('[J-103] has a name, and is made once when its answer gets lost', async () => {
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(1, 2);
    shop.connection.isOnline = true;
    shop.api.loseAnswer();
    await shop.service.deliver();
    expect([shop.results, shop.kept().length, shop.waits()]).toEqual([[], 1, 2]);
    await shop.service.deliver();
    expect(shop.api.keys.slice(-2)).toEqual(['edit-1', 'edit-1']);
    expect([shop.kinds(), shop.kept()]).toEqual([['Pralka ×2 taken'], []]);
  });

  it('[J-103] is told to the server even where it takes back one that the server may have made', async () => {
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(2, 1);
    shop.connection.isOnline = true;
    shop.api.loseAnswer();
    await shop.service.deliver();
    shop.connection.isOnline = false;
    await shop.service.changeQuantity(2, 2);
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect([shop.onServer(), shop.kept()]).toEqual([['A ×1', 'B ×2', 'C ×1'], []]);
  });

  it('[J-103] so it is where a removal is taken back: who can have it no more is told', async () => {
    const shop = await createOfflineCart();
    await shop.service.remove(2);
    shop.connection.isOnline = true;
    shop.api.loseAnswer();
    await shop.service.deliver();
    shop.connection.isOnline = false;
    await shop.service.undoRemoval();
    expect(shop.kept().map(({ itemId, qty }) => [itemId, qty])).toEqual([[2, 2]]);
    shop.connection.isOnline = true;
    await shop.service.deliver();
    expect(shop.results.map(({ kind }) => kind)).toEqual(['gone']);
  });

  it('[J-103] back to what was known counts against an older one that was on its way when the connection went', async () => {
    const { shop, older, release } = await withOneUnderWay();
    await shop.service.changeQuantity(1, 1);
    release();
    await older;
    expect([shop.view().lines[0]?.qty, shop.kept().map(({ qty }) => qty)]).toEqual([1, [1]]);
  });

  it('[J-103] is not overtaken by an older one that was on its way when the connection went', async () => {
    const { shop, older, release } = await withOneUnderWay();
    await shop.service.changeQuantity(1, 5);
    release();
    expect(await older).toMatchObject({ ok: false });
    expect([shop.view().lines[0]?.qty, shop.kept().map(({ qty }) => qty)]).toEqual([5, [5]]);
  });

  it('[J-103] waits, too, when the connection goes while it is on its way', async () => {
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
    shop.connection.isOnline = true;
    shop.api.failNext('changeItem', silent);
    await shop.service.changeQuantity(1, 4);
    expect(shop.view().lines[0]).toMatchObject({ qty: 1, error: { kind: 'network' } });
    expect(shop.kept()).toEqual([]);
  });

  it('[J-103] a newer one with a connection takes the place of one that still waits', async () => {
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(1, 4);
    shop.connection.isOnline = true;
    await shop.service.changeQuantity(1, 2);
    await shop.service.deliver();
    expect([shop.sent(), shop.view().lines[0]?.qty]).toEqual([['change c1 1 ×2'], 2]);
  });

  it('[J-103] two tabs send it once, and the other one shows what the server says', async () => {
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(1, 4);
    shop.connection.isOnline = true;
    shop.api.failNext('changeItem', parseApiError(503, {}));
    await shop.service.deliver();
    expect([shop.kept().length, shop.results, shop.view().lines[0]?.qty]).toEqual([1, [], 4]);
  });
});
