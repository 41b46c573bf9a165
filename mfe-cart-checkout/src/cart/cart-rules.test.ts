import { describe, expect, it } from '@jest/globals';
import { grosze, ZERO_GROSZE } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { networkError } from 'shared-contracts/errors';
import { lineAddOns } from '../service/line-add-ons.ts';
import { linePrice } from '../lines/line-price.ts';
import { cartPhase, comingLines } from './cart-phase.ts';
import { cartTotals } from './cart-totals.ts';
import { missingForFree } from './free-delivery.ts';
import type { CartItem } from '../service/cart-schema.ts';
import type { CartLine } from '../service/cart-view.ts';

const line = (change: Partial<CartItem>, qty = 1): CartLine => {
  const item: CartItem = {
    item_id: 1,
    sku: 'A',
    qty,
    catalog_price: zloty(100),
    catalog_final_price: zloty(100),
    omnibus_price: null,
    ...change,
  };
  return { item, qty, lineTotal: grosze(item.catalog_final_price * qty), addOns: lineAddOns(item, qty), isPending: false, error: null };
};

const reduced = { catalog_price: zloty(120), catalog_final_price: zloty(80), omnibus_price: zloty(100) };

describe('price of a line', () => {
  it('[P-02] [C-03] the struck price is the lowest of 30 days times the pieces, not the catalogue price', () => {
    expect(linePrice(line(reduced, 3))).toEqual({ each: 8000, total: 24_000, struck: 30_000, lowest: 10_000 });
  });

  it('[P-02] a reduction that saves nothing against the lowest price claims no saving', () => {
    expect(linePrice(line({ ...reduced, omnibus_price: zloty(70) }))).toEqual({ each: 8000, total: 8000, struck: null, lowest: 7000 });
  });

  it('[P-02] without an announced reduction nothing is struck', () => {
    expect(linePrice(line({}, 2))).toEqual({ each: 10_000, total: 20_000, struck: null, lowest: null });
  });
});

describe('sums of the cart', () => {
  it('[C-21] goods less saving is what is paid', () => {
    const lines = [line(reduced, 2), line({})];
    expect(cartTotals({ lines, total: zloty(260), isPending: false }, null)).toEqual({
      goods: 30_000,
      saving: 4000,
      promotions: 0,
      plus: 0,
      coupon: 0,
      addOns: 0,
      toPay: 26_000,
    });
  });

  it('warranty and services are a sum of their own, for every piece; goods stay goods', () => {
    const warranty = { id: 2, name: 'Gwarancja +2 lata', value: zloty(30) };
    const service = { id: 5, name: 'Podłączenie', price: zloty(10), needs_shop: false, option: null };
    const lines = [
      line(
        {
          ...reduced,
          warranty,
          services: [
            { ...service, selected: true },
            { ...service, id: 6, selected: false },
          ],
        },
        2,
      ),
    ];
    const sums = { goods: 20_000, saving: 4000, promotions: 0, plus: 0, coupon: 1000, addOns: 8000, toPay: 23_000 };
    expect(cartTotals({ lines, total: zloty(230), isPending: false }, { discount: zloty(10) })).toEqual(sums);
    expect(cartTotals({ lines, total: ZERO_GROSZE, isPending: true }, { discount: zloty(10) })).toEqual(sums);
  });

  it('[J-297] what a member saves is a row of its own, also while a change of pieces is on the way', () => {
    const member = line({ row_plus_discount: zloty(10) }, 2);
    expect(cartTotals({ lines: [member, line({})], total: zloty(290), isPending: false }, null)).toMatchObject({
      goods: 30_000,
      plus: 1000,
      toPay: 29_000,
    });
    const more = { ...member, qty: 3, lineTotal: zloty(300), isPending: true };
    expect(cartTotals({ lines: [more], total: zloty(190), isPending: true }, null)).toMatchObject({
      goods: 30_000,
      plus: 1500,
      toPay: 28_500,
    });
  });

  it('[C-22] while a change is on the way the sum follows the lines, then the server', () => {
    const lines = [line({}, 3)];
    expect(cartTotals({ lines, total: zloty(100), isPending: true }, null).toPay).toBe(30_000);
    expect(cartTotals({ lines, total: zloty(100), isPending: false }, null).toPay).toBe(10_000);
  });

  it('[C-21] whatever the prices: the saving is never negative, and goods less saving is what is paid', () => {
    const prices = [0, 1, 8000, 10_000, 1_299_900].map(grosze);
    const lines = prices.flatMap((price) =>
      prices.flatMap((final) =>
        [null, ...prices].map((omnibus) => line({ catalog_price: price, catalog_final_price: final, omnibus_price: omnibus }, 3)),
      ),
    );
    for (const only of lines) {
      const { goods, saving, toPay } = cartTotals({ lines: [only], total: ZERO_GROSZE, isPending: true }, null);
      expect(toPay).toBe(only.lineTotal);
      expect(saving).toBeGreaterThanOrEqual(0);
      expect(goods - saving).toBe(toPay);
    }
  });
});

describe('free delivery', () => {
  it.each([
    [zloty(150), 4900],
    [zloty(199), null],
    [zloty(500), null],
  ])('from 199 zł: a cart of %p lacks %p', (toPay, missing) => expect(missingForFree(zloty(199), toPay)).toBe(missing));
});

describe('what stands in the place of the cart', () => {
  const known = { lines: [line({})], isFetched: true, loadError: null, adding: {} };
  const nothing = { lines: [], isFetched: false, loadError: null, adding: {} };
  const failure = networkError(new Error('offline'));
  it.each([
    ['the frame until the browser has taken over', known, false, 'loading'],
    ['the frame while the cart is being read', nothing, true, 'loading'],
    ['the lines', known, true, 'filled'],
    ['known lines, even when reading them anew fails', { ...known, loadError: failure }, true, 'filled'],
    ['the failure when nothing is known', { ...nothing, loadError: failure }, true, 'failed'],
    ['the empty cart', { ...nothing, isFetched: true }, true, 'empty'],
    [
      'the frame while the first product is on its way into an empty cart',
      { ...nothing, isFetched: true, adding: { A: 1 } },
      true,
      'loading',
    ],
  ])('%s', (_what, view, isHydrated, phase) => expect(cartPhase(view, isHydrated)).toBe(phase));

  it('[J-103] the empty cart when all known lines are on their way out, though the cart cannot be read', () =>
    expect(cartPhase({ ...nothing, loadError: failure }, true, true)).toBe('empty'));

  it.each([
    ['three places while nothing is known', nothing, 3],
    ['none beside known lines', known, 0],
    ['one for each product that is on its way into the cart', { ...nothing, isFetched: true, adding: { A: 1, B: 2 } }, 2],
    ['none for more pieces of a line', { ...known, adding: { [line({}).item.sku]: 1 } }, 0],
  ])('[C-21] %s', (_what, view, count) => expect(comingLines(view)).toBe(count));
});
