import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { createOfflineCart } from '../testing/offline-cart.ts';

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
        const shop = await createOfflineCart();
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
            shop.api.keepAnswers();
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
