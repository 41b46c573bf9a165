/** What becomes of changes of lines that have waited for the connection. */
import { describe, expect, it } from '@jest/globals';
import { parseApiError, grosze, CART_ID, SIGNIN_TOKEN } from 'shared-contracts';
import { VISIT_ID } from 'shared-contracts/storage';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';

import { createOfflineCart } from '../testing/offline-cart.ts';
import { createEditOutbox } from './edit-outbox.ts';

const shopPrice = grosze(10_000);

describe('what the server makes of changes that have waited', () => {
  it('[J-104] a refusal is told with its reason and what is in the cart, and stands at the line', async () => {
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
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

describe('changes of a visitor who stays', () => {
  it('[J-103] are sent though the token of the session has been replaced before', async () => {
    const shop = await createOfflineCart();
    shop.storage.write(SIGNIN_TOKEN, 'token of the first day');
    shop.storage.write(VISIT_ID, 'visit');
    shop.connection.isOnline = true;
    await shop.service.assignToCustomer();
    shop.connection.isOnline = false;
    await shop.service.changeQuantity(1, 5);
    expect(JSON.stringify(shop.kept())).not.toContain('visit');
    shop.storage.write(SIGNIN_TOKEN, 'token of the next day');
    shop.connection.isOnline = true;
    await shop.openPage().service.load();
    expect([shop.kinds(), shop.kept()]).toEqual([['Pralka ×5 taken'], []]);
  });
});

describe('changes of a visitor who is not here any more', () => {
  it('[J-103] are dropped with the session, neither shown nor sent', async () => {
    const shop = await createOfflineCart();
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
    const shop = await createOfflineCart();
    await shop.service.changeQuantity(1, 5);
    shop.clock.pass(86_400_000);
    shop.connection.isOnline = true;
    await shop.openPage().service.load();
    expect(shop.sent()).toEqual([]);
  });

  it('[J-103] last as long as the page where the storage is full', async () => {
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
