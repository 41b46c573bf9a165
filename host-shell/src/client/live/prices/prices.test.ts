import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { productsSlice } from 'shared-contracts';
import type { ShownQuery } from 'shared-contracts/catalogue-client';
import { createFakeClient, instalmentTag } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import { announcementAtom } from '../../../shell/announcement.ts';
import { takeProducts, type ProductNews } from '../take-products.ts';
import { createPrices } from './index.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const tile = (sku: string, price: number, hasTag = true) => ({
  id: 1,
  sku,
  name: `Pralka ${sku}`,
  price: zloty(price),
  final_price: zloty(price),
  omnibus_price: null,
  ...(hasTag && { installmentsPriceTag: { installments: 10, monthly_installment: zloty(price / 10), is_zero_percent: true } }),
});

/** A page that shows products, and a server that knows what they cost now, in złoty. */
const setUp = (items: readonly ReturnType<typeof tile>[], now: Readonly<Record<string, number>> = {}) => {
  const store = createStore();
  const costs: Record<string, number> = { ...now };
  const asked: { readonly prices: (readonly string[])[]; readonly tags: (readonly string[])[] } = { prices: [], tags: [] };
  const client = createFakeClient({
    pricesForProducts: ({ skus }: { readonly skus: readonly string[] }) => {
      asked.prices.push(skus);
      return skus.flatMap((sku) => {
        const cost = costs[sku];
        return cost === undefined ? [] : [{ sku, price: zloty(cost), final_price: zloty(cost), omnibus_price: null }];
      });
    },
    installmentsMageTwo: ({ skus }: { readonly skus: readonly string[] }) => {
      asked.tags.push(skus);
      return { installments: skus.flatMap((sku) => (sku.startsWith('BEZ') ? [] : [instalmentTag(sku, costs[sku] ?? 0)])) };
    },
  });
  const shown: ShownQuery = { rootFields: ['msProducts'], variables: {}, data: { msProducts: { items } } };
  const answers = { shown: () => [shown] };
  const pushed = new Map<string, number>();
  const ports = { client, store, answers, language: 'pl' as const, now: () => Date.now(), hold: (change: () => void) => change() };
  const take = (products: readonly ProductNews[]) => {
    const changes = takeProducts(ports, products, Date.now());
    if (changes.length > 0) void prices.changed(changes);
  };
  const prices = createPrices({ ...ports, take, pushedAt: (sku) => pushed.get(sku) });
  const check = async () => {
    await prices.check();
    await jest.advanceTimersByTimeAsync(0);
  };
  return {
    check,
    asked,
    costs,
    pushed,
    take,
    shown: (sku: string) => store.get(productsSlice.read)[sku],
    said: () => plain(store.get(announcementAtom)),
  };
};

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12, 0, 10) }));
afterEach(() => void jest.useRealTimers());

describe('prices of an open page', () => {
  it('[Q-26] [J-187] are asked for by the SKUs that are shown; one that has changed is shown and said', async () => {
    const { check, asked, shown, said } = setUp([tile('B', 1999), tile('A', 999)], { A: 999, B: 1899 });
    await check();
    expect(asked.prices).toEqual([['A', 'B']]);
    expect(shown('B')).toMatchObject({ final_price: zloty(1899) });
    expect(said()).toBe('Pralka B: cena zmieniła się z 1 999,00 zł na 1 899,00 zł.');
  });

  it('[J-187] several changes are said in one sentence, and none when nothing has changed', async () => {
    const { check, costs, said } = setUp([tile('A', 999), tile('B', 1999)], { A: 999, B: 1999 });
    await check();
    expect(said()).toBe('');
    Object.assign(costs, { A: 989, B: 1989 });
    await check();
    expect(said()).toBe('Zmieniły się ceny 2 produktów na tej stronie.');
  });

  it('[N-10] an answer that a cache has kept does not undo what the socket has pushed within a minute', async () => {
    const { check, pushed, take, shown } = setUp([tile('A', 999)], { A: 999 });
    pushed.set('A', Date.now());
    take([{ sku: 'A', final_price: zloty(899) }]);
    await check();
    expect(shown('A')?.final_price).toBe(zloty(899));
    await jest.advanceTimersByTimeAsync(60_000);
    await check();
    expect(shown('A')?.final_price).toBe(zloty(999));
  });

  it('[P-28] [N-16] a SKU that has no price five times is left out', async () => {
    const { check, asked } = setUp([tile('A', 999), tile('WYCOFANA', 499)], { A: 999 });
    for (let times = 0; times < 6; times += 1) await check();
    expect(asked.prices.map((skus) => skus.length)).toEqual([2, 2, 2, 2, 2, 1]);
  });
});

describe('instalments of an open page', () => {
  it('[Z-09] [P-29] are asked for when a price has changed, once for the same set, and kept with the product until their time', async () => {
    const { check, asked, shown } = setUp([tile('A', 1000), tile('B', 2000), tile('C', 3000, false)], { A: 900, B: 2000, C: 2900 });
    await check();
    await check();
    expect(asked.tags).toEqual([['A']]);
    expect(shown('A')).toMatchObject({ timestamp: Date.now() + 1_800_000, installmentsPriceTag: instalmentTag('A', 900) });
  });

  it('[H-08] are asked for again after five minutes', async () => {
    const { check, asked } = setUp([tile('A', 1000), tile('B', 2000)], { A: 1000, B: 2000 });
    await check();
    await jest.advanceTimersByTimeAsync(299_000);
    await check();
    expect(asked.tags).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    await check();
    await check();
    expect(asked.tags).toEqual([['A', 'B']]);
  });

  it('[P-29] are not asked for again of a product that has none', async () => {
    const { check, asked, costs, shown } = setUp([tile('BEZ-RAT', 1000), tile('A', 2000)], { 'BEZ-RAT': 900, A: 2000 });
    await check();
    expect(shown('BEZ-RAT')?.installmentsPriceTag).toBeNull();
    Object.assign(costs, { 'BEZ-RAT': 800, A: 1900 });
    await check();
    expect(asked.tags).toEqual([['BEZ-RAT'], ['A']]);
  });
});
