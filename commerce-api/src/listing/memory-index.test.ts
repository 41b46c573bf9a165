import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Attribute } from '../model/index.ts';
import type { Filter, IndexedProduct, Sort } from './catalog-index.ts';
import { MemoryIndex } from './memory-index.ts';
import type { SearchRules } from './search/search-rules.ts';

const attribute = (code: string, options: number): Attribute => ({
  id: 1,
  code,
  label: code,
  filterLabel: code,
  type: 'multiselect',
  unit: null,
  hasDescription: false,
  description: null,
  position: 1,
  options: Array.from({ length: options }, (_, index) => ({
    optionId: index + 1,
    label: `${code} ${index + 1}`,
    filterLabel: `${code} ${index + 1}`,
    key: `${code}-${index + 1}`,
    position: index,
    swatch: null,
    hasDescription: false,
  })),
});

const attributes = [attribute('kolor', 3), attribute('klasa', 2)];

const noRules: SearchRules = { ignored: [], synonyms: {}, meanings: [], amounts: [], unsearchedNumbers: [], pages: [] };

const usual: IndexedProduct = {
  id: 1,
  sku: 'A1',
  gid: 1,
  colourGroup: 1,
  ean: '590',
  name: 'Pralka',
  kind: 'Pralka',
  model: 'X',
  manufacturerCode: 'X-1',
  manufacturerId: 1,
  mainCategoryId: 10,
  popularity: 0,
  createdAt: 0,
  finalPrice: 100,
  ratingSummary: 0,
  ratingCount: 0,
  stores: ['amperio'],
  categoryIds: [10],
  landingIds: [],
  options: [],
  numbers: [],
};

const index = (products: readonly IndexedProduct[]) =>
  new MemoryIndex(products, { attributes, categories: new Map(), manufacturers: new Map(), rules: noRules, alsoCalled: () => [] });

const product = fc.record({
  kolor: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
  klasa: fc.uniqueArray(fc.integer({ min: 1, max: 2 }), { maxLength: 1 }),
  finalPrice: fc.integer({ min: 1, max: 50 }),
  popularity: fc.integer({ min: 0, max: 5 }),
  isPro: fc.boolean(),
});

const catalogue = fc.array(product, { minLength: 1, maxLength: 60 }).map((all) =>
  all.map(({ kolor, klasa, finalPrice, popularity, isPro }, place): IndexedProduct => ({
    ...usual,
    id: place + 1,
    sku: `S${place + 1}`,
    gid: place,
    colourGroup: place + 1,
    finalPrice,
    popularity,
    stores: isPro ? ['amperio', 'amperio_pro'] : ['amperio'],
    options: [...kolor.map((optionId) => ({ code: 'kolor', optionId })), ...klasa.map((optionId) => ({ code: 'klasa', optionId }))],
  })),
);

const filters = fc
  .record({
    kolor: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
    klasa: fc.uniqueArray(fc.integer({ min: 1, max: 2 })),
    to: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  })
  .map(({ kolor, klasa, to }): readonly Filter[] => [
    ...(kolor.length === 0 ? [] : [{ code: 'kolor', values: kolor.map(String) }]),
    ...(klasa.length === 0 ? [] : [{ code: 'klasa', values: klasa.map((one) => `klasa-${one}`) }]),
    ...(to === undefined ? [] : [{ code: 'price', to }]),
  ]);

/** The rule said in the plainest way. */
const fits = (one: IndexedProduct, { code, values, to }: Filter): boolean =>
  code === 'price'
    ? one.finalPrice <= (to ?? 0)
    : one.options.some(
        (option) =>
          option.code === code && values?.some((value) => value === String(option.optionId) || value === `${code}-${option.optionId}`),
      );

describe('listing index', () => {
  it('[P-20] [P-21] answers the products, and for every facet the counts without its own filter', () => {
    fc.assert(
      fc.property(catalogue, filters, (products, chosen) => {
        const result = index(products).listing({ store: 'amperio', scope: { kind: 'all' }, filters: chosen });
        expect(result.ids.toSorted((a, b) => a - b)).toEqual(
          products.filter((one) => chosen.every((filter) => fits(one, filter))).map((one) => one.id),
        );
        for (const facet of result.facets) {
          const others = products.filter((one) => chosen.every((filter) => filter.code === facet.code || fits(one, filter)));
          for (const value of facet.values) {
            expect(value.count).toBe(
              others.filter((one) => one.options.some((option) => option.code === facet.code && option.optionId === value.optionId)).length,
            );
          }
        }
      }),
    );
  });

  it('[P-20] offers the facets that many products have, however many values each of them has', () => {
    const every = (code: string, values: readonly number[]) => values.map((optionId) => ({ code, optionId }));
    const products = Array.from({ length: 10 }, (_, at) => ({
      ...usual,
      id: at + 1,
      colourGroup: at + 1,
      options: [...every('klasa', at < 4 ? [1] : []), ...every('kolor', at < 2 ? [1, 2, 3] : [])],
    }));
    const { facets } = index(products).listing({ store: 'amperio', scope: { kind: 'all' }, filters: [] });
    expect(facets.map(({ code }) => code)).toEqual(['klasa']);
  });

  it('[J-356] finds every product from its first moment on, however many texts its search has taken in', () => {
    const names = Array.from({ length: 300 }, (_, at) => ({ ...usual, id: at + 1, colourGroup: at + 1, name: `Pralka ${at}` }));
    const found = (all: MemoryIndex, text = 'pralka') =>
      all.listing({ store: 'amperio', scope: { kind: 'all' }, text, filters: [] }).ids.length;
    expect(found(index(names))).toBe(300);
    const begun = index(names);
    begun.takeIn(0.01);
    expect(found(begun)).toBe(300);
    expect(begun.takeIn(0.01)).toBe(false);
    const whole = index(names);
    while (whole.takeIn(1));
    expect(found(whole)).toBe(300);
    const renamed = index(names);
    renamed.rename([{ ...usual, id: 7, colourGroup: 7, name: 'Zmywarka' }]);
    expect(found(renamed, 'zmywarka')).toBe(1);
    expect(found(renamed)).toBe(300); // its kind of goods stays
  });

  it('keeps nothing of the products that it was made of once its search is complete', async () => {
    const made = () => {
      const one = { ...usual };
      return { of: new WeakRef(one), listing: index([one]) };
    };
    const { of, listing } = made();
    listing.prepare();
    setFlagsFromString('--expose-gc');
    await new Promise((resolve) => setImmediate(resolve));
    runInNewContext('gc()');
    expect(of.deref()).toBeUndefined();
    expect(listing.idsOfSkus(['A1'])).toEqual([1]);
  });

  it('[J-255] knows a product by its new name, in searches and in the order by name, and no more by the old one', () => {
    const all = index(
      ['Ananas Zimowy', 'Banan', 'Cytryna'].map((name, at) => ({
        ...usual,
        id: at + 1,
        colourGroup: at + 1,
        sku: `S${at}`,
        kind: 'Owoc',
        name,
      })),
    );
    const found = (text: string) => all.listing({ store: 'amperio', scope: { kind: 'all' }, text, filters: [] }).ids;
    const byName = () => all.listing({ store: 'amperio', scope: { kind: 'all' }, filters: [], sort: 'name' }).ids;
    expect([found('zimowy'), byName()]).toEqual([[1], [1, 2, 3]]);
    const changed = { ...usual, id: 1, sku: 'S0', kind: 'Owoc', name: 'Winogrono' };
    expect(all.rename([changed, { ...usual, id: 2, sku: 'S1', kind: 'Owoc', name: 'Banan' }])).toEqual([1]);
    expect([found('winogrono'), found('zimowy'), byName()]).toEqual([[1], [], [2, 3, 1]]);
    expect(all.rename([changed])).toEqual([]);
  });

  it('[P-20] price bounds leave the price filter aside', () => {
    fc.assert(
      fc.property(catalogue, fc.integer({ min: 1, max: 50 }), (products, to) => {
        const { stats } = index(products).listing({ store: 'amperio', scope: { kind: 'all' }, filters: [{ code: 'price', to }] });
        const prices = products.map((one) => one.finalPrice);
        expect(stats).toContainEqual({ code: 'price', min: Math.min(...prices), max: Math.max(...prices), count: prices.length });
      }),
    );
  });

  it('every order is right, also after prices have changed in place', () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.array(fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 50 })), { maxLength: 8 }),
        fc.constantFrom<Sort>('price', 'popularity'),
        (products, changes, sort) => {
          const own = index(products);
          const query = { store: 'amperio', scope: { kind: 'all' }, filters: [], sort } as const;
          own.listing(query);
          const now = new Map(products.map((one) => [one.id, one]));
          for (const [place, finalPrice] of changes) {
            const one = products[place];
            if (one === undefined) continue;
            own.update([{ id: one.id, finalPrice }]);
            now.set(one.id, { ...one, finalPrice });
          }
          const changed = index([...now.values()]);
          expect(own.listing(query).ids).toEqual(changed.listing(query).ids);
          expect(own.listing(query).stats).toEqual(changed.listing(query).stats);
        },
      ),
    );
  });

  it('[J-262] shows products that differ in colour alone as one: the first in the order of those that fit, and counts them so', () => {
    fc.assert(
      fc.property(
        catalogue,
        filters,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<Sort>('price', 'popularity'),
        (all, chosen, per, sort) => {
          const products = all.map((one) => ({ ...one, colourGroup: Math.floor((one.id - 1) / per) }));
          const groupOf = new Map(products.map((one) => [one.id, one.colourGroup]));
          const query = { store: 'amperio', scope: { kind: 'all' }, filters: chosen, sort } as const;
          const alone = index(all).listing(query).ids;
          const result = index(products).listing(query);
          expect(result.ids).toEqual(alone.filter((id, at) => alone.findIndex((other) => groupOf.get(other) === groupOf.get(id)) === at));
          for (const facet of result.facets) {
            const others = products.filter((one) => chosen.every((filter) => filter.code === facet.code || fits(one, filter)));
            for (const value of facet.values) {
              const having = others.filter((one) =>
                one.options.some(({ code, optionId }) => code === facet.code && optionId === value.optionId),
              );
              expect(value.count).toBe(new Set(having.map((one) => one.colourGroup)).size);
            }
          }
          expect(index(products).count('amperio', { kind: 'all' })).toBe(new Set(groupOf.values()).size);
        },
      ),
    );
  });

  it('[J-266] narrows to what reviews say, also after another review', () => {
    const own = index([
      { ...usual, ratingSummary: 90, ratingCount: 3 },
      { ...usual, id: 2, colourGroup: 2, sku: 'A2' },
    ]);
    const rated = () => own.listing({ store: 'amperio', scope: { kind: 'all' }, filters: [{ code: 'rating', from: 80 }] }).ids;
    expect(rated()).toEqual([1]);
    own.update([{ id: 2, ratingSummary: 80, ratingCount: 1 }]);
    expect(rated().toSorted()).toEqual([1, 2]);
  });

  it('[J-300] counts and finds a product no longer among offers that it has left, and under its other values as before', () => {
    const options = [...usual.options, { code: 'oferta', optionId: 1 }, { code: 'oferta', optionId: 2 }];
    const other = { ...usual, id: 2, colourGroup: 2, sku: 'A2', options };
    const products = [{ ...usual, options }, other];
    const own = new MemoryIndex(products, {
      attributes: [...attributes, attribute('oferta', 2)],
      categories: new Map(),
      manufacturers: new Map(),
      rules: noRules,
      alsoCalled: () => [],
    });
    const having = (optionId: number) => {
      const { ids, facets } = own.listing({
        store: 'amperio',
        scope: { kind: 'all' },
        filters: [{ code: 'oferta', values: [String(optionId)] }],
      });
      const counts = facets.find(({ code }) => code === 'oferta')?.values.map((value) => [value.optionId, value.count]);
      return [ids.toSorted(), counts];
    };
    expect(having(1)).toEqual([
      [1, 2],
      [
        [1, 2],
        [2, 2],
      ],
    ]);
    own.relist([{ ...usual, options: options.filter(({ code, optionId }) => code !== 'oferta' || optionId !== 1) }]);
    expect(having(1)).toEqual([
      [2],
      [
        [1, 1],
        [2, 2],
      ],
    ]);
    expect(having(2)).toEqual([
      [1, 2],
      [
        [1, 1],
        [2, 2],
      ],
    ]);
  });

  it('shows a store only what it sells', () => {
    const own = index([usual, { ...usual, id: 2, colourGroup: 2, sku: 'A2', stores: ['amperio', 'amperio_pro'] }]);
    expect(own.listing({ store: 'amperio_pro', scope: { kind: 'all' }, filters: [] }).ids).toEqual([2]);
    expect(own.isSoldIn('amperio_pro', 1)).toBe(false);
    expect(own.count('amperio', { kind: 'category', id: 10 })).toBe(2);
  });

  it('finds forms of a word, beginnings, other words for the same thing, and forgives one slip', () => {
    const own = index([
      { ...usual, id: 1, name: 'TATRA Pralka ładowana od przodu 8 kg', kind: 'Pralka' },
      { ...usual, id: 2, colourGroup: 2, sku: 'TV-55', name: 'Telewizor Mazur 55 cali', kind: 'Telewizor' },
    ]);
    const find = (text: string) => own.listing({ store: 'amperio', scope: { kind: 'all' }, filters: [], text });
    expect(find('pralki 8kg').ids).toEqual([1]);
    expect(find('ładow').ids).toEqual([1]);
    expect(find('TV').ids).toEqual([2]);
    expect(find('telewziory')).toMatchObject({ ids: [2], correctedText: 'telewizor' });
    expect(find('tv-55').ids).toEqual([2]);
    expect(find('rower').ids).toEqual([]);
    expect(find('').ids).toEqual([]);
  });

  it('[J-197] suggests only what costs what the words state', () => {
    const own = index([
      { ...usual, id: 1, finalPrice: 90_000 },
      { ...usual, id: 2, colourGroup: 2, sku: 'A2', finalPrice: 200_000 },
    ]);
    expect(own.suggestions('amperio', 'pralka do 1000 zł').productIds).toEqual([1]);
    expect(own.suggestions('amperio', 'pralka do 100 zł').productIds.toSorted()).toEqual([1, 2]);
  });

  it('an unknown value finds nothing, an unknown filter is left aside', () => {
    const own = index([{ ...usual, options: [{ code: 'kolor', optionId: 1 }] }]);
    const ids = (filter: Filter) => own.listing({ store: 'amperio', scope: { kind: 'all' }, filters: [filter] }).ids;
    expect(ids({ code: 'kolor', values: ['99'] })).toEqual([]);
    expect(ids({ code: 'nic', values: ['1'] })).toEqual([1]);
  });
});
