/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networkError, parseApiError, appSlice, CART_ID } from 'shared-contracts';
import { createCartShop } from '../testing/cart-shop.ts';

import { cartViewAtom } from './cart-atoms.ts';

type Step =
  | { readonly kind: 'add'; readonly sku: string; readonly qty: number }
  | { readonly kind: 'change' | 'remove'; readonly line: number; readonly qty: number }
  | { readonly kind: 'undo' | 'load' | 'expire' | 'wait' | 'offline' | 'online' }
  | { readonly kind: 'fail'; readonly call: 'create' | 'addItem' | 'changeItem' | 'removeItem' | 'read'; readonly refused: boolean };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom('A', 'B', 'C'), qty: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constantFrom('change' as const, 'remove' as const), line: fc.nat(4), qty: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      kind: fc.constantFrom('undo' as const, 'load' as const, 'expire' as const, 'wait' as const, 'offline' as const, 'online' as const),
    }),
    fc.record({
      kind: fc.constant('fail' as const),
      call: fc.constantFrom('create' as const, 'addItem' as const, 'changeItem' as const, 'removeItem' as const, 'read' as const),
      refused: fc.boolean(),
    }),
  ),
  { maxLength: 25 },
);

describe('whatever the shopper does', () => {
  it('[C-21] [C-22] [J-103] once everything has been answered, the cart shown is the cart of the server', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { cart, cartApi, store, storage } = createCartShop();
        const view = () => store.get(cartViewAtom);
        const outcomes: Promise<unknown>[] = [];
        for (const step of list) {
          if (step.kind === 'add') outcomes.push(cart.add(step));
          else if (step.kind === 'change') outcomes.push(cart.changeQuantity(step.line, step.qty));
          else if (step.kind === 'remove') outcomes.push(cart.remove(step.line));
          else if (step.kind === 'undo') outcomes.push(cart.undoRemoval());
          else if (step.kind === 'load') outcomes.push(cart.load());
          else if (step.kind === 'expire') cartApi.expireAll();
          else if (step.kind === 'offline' || step.kind === 'online') store.set(appSlice.patch, { isOnline: step.kind === 'online' });
          else if (step.kind === 'fail')
            cartApi.failNext(step.call, step.refused ? parseApiError(400, { code: 'wrong_qty' }) : networkError('x'));
          else await Promise.all(outcomes);
          expect(view().count).toBeGreaterThanOrEqual(0);
        }
        store.set(appSlice.patch, { isOnline: true });
        await Promise.all(outcomes);
        // Failures that were not used up yet must not hit the last reading, nor may an expired cart; what waits is sent by it.
        let answer = await cart.load();
        for (let tries = 0; (!answer.ok || view().isPending) && tries <= list.length; tries += 1) answer = await cart.load();
        expect(view().isPending).toBe(false);
        const last = cartApi.itemsOf(storage.read(CART_ID) ?? '');
        expect(view().lines.map(({ item, qty }) => [item.sku, qty])).toEqual(last.map(({ sku, qty }) => [sku, qty]));
        expect(view().count).toBe(last.reduce((sum, { qty }) => sum + qty, 0));
      }),
      { numRuns: 200 },
    );
  });
});
