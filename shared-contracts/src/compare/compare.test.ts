import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { compareSkusAtom, createCompareService } from './index.ts';
import { listingNameOf, noteListing } from './listing-names.ts';
import { addToCompare, comparePath, parseCompareQuery, viewedAfter } from './sku-lists.ts';

function setup({ clock = createFakeClock(), storage = createFakeStorage(clock) } = {}) {
  const store = createStore();
  const service = createCompareService({ store, storage });
  return { clock, storage, service, skus: () => store.get(compareSkusAtom) };
}

describe('compare', () => {
  it('[M-01] a product stands once in the list', () => {
    expect(addToCompare(['A'], 'A')).toEqual(['A']);
    const { service, skus } = setup();
    for (const sku of ['A', 'B', 'A']) service.add(sku);
    expect(skus()).toEqual(['A', 'B']);
    service.toggle('A');
    service.toggle('C');
    expect(skus()).toEqual(['B', 'C']);
  });

  it('[M-04] clearing empties the list and its stored copy', () => {
    const { service, skus, storage } = setup();
    service.add('A');
    service.clear();
    expect([skus(), storage.local.getItem('compare')]).toEqual([[], null]);
  });

  it('[M-05] [N-07] the stored list lasts 24 hours', () => {
    const { service, skus, clock } = setup();
    service.add('A');
    clock.pass(86_399_999);
    service.load();
    expect(skus()).toEqual(['A']);
    clock.pass(1);
    service.load();
    expect(skus()).toEqual([]);
  });

  it('[M-01] tabs that add and remove keep the products of each other', () => {
    const here = setup();
    const elsewhere = setup(here);
    here.service.add('A');
    elsewhere.service.add('B');
    expect(elsewhere.skus()).toEqual(['A', 'B']);
    here.service.add('C');
    expect(here.skus()).toEqual(['A', 'B', 'C']);
    elsewhere.service.remove('A');
    here.service.remove('C');
    expect(here.skus()).toEqual(['B']);
  });

  it('[M-04] what another tab has cleared does not come back with the next product', () => {
    const here = setup();
    const elsewhere = setup(here);
    here.service.add('A');
    elsewhere.service.clear();
    here.service.add('B');
    expect(here.skus()).toEqual(['B']);
  });

  it('[J-95] a list that the storage does not take grows all the same', () => {
    const full = createFakeStorage();
    full.local.setItem = () => {
      throw new Error('full');
    };
    const { service, skus } = setup({ storage: full });
    service.add('A');
    service.add('B');
    service.load();
    expect(skus()).toEqual(['A', 'B']);
  });

  it('[M-02] [M-03] [R-58] the address holds item1 to itemN without gaps', () => {
    expect(comparePath(['A', 'B C'])).toBe('/product-compare?item1=A&item2=B%20C');
    expect(comparePath([])).toBe('/product-compare');
    expect(parseCompareQuery('?item2=B&item1=A&item10=J&item3=A&itemx=Z&item4=')).toEqual(['A', 'B', 'J']);
  });
});

describe('products seen last', () => {
  it('[M-06] [N-19] newest first, none twice, at most five', () => {
    let skus: readonly string[] = [];
    for (const sku of ['A', 'B', 'C', 'B', 'D', 'E', 'F']) skus = viewedAfter(skus, sku);
    expect(skus).toEqual(['F', 'E', 'D', 'B', 'C']);
    expect(viewedAfter(skus, 'C')).toEqual(['C', 'F', 'E', 'D', 'B']);
  });
});

describe('lists that led to products', () => {
  const washers = { name: 'Pralki', pgid: 7, sku: 'A' };

  it('[M-07] an entry has name, pgid and sku; a product stands once, under the list from which it was opened last', () => {
    const notes = noteListing(noteListing([], washers), { name: 'Promocje', pgid: 7, sku: 'A' });
    expect(notes).toEqual([{ name: 'Promocje', pgid: 7, sku: 'A' }]);
    expect(noteListing(notes, { name: 'Pralki', pgid: 8, sku: 'B' }).map(({ sku }) => sku)).toEqual(['B', 'A']);
    let many: ReturnType<typeof noteListing> = [];
    for (let at = 0; at < 30; at += 1) many = noteListing(many, { ...washers, sku: `S${at}` });
    expect([many.length, many[0]?.sku]).toEqual([20, 'S29']);
  });

  it('[M-07] another variant of the product belongs to the same list', () => {
    expect(listingNameOf([washers], { sku: 'A', pgid: 7 })).toBe('Pralki');
    expect(listingNameOf([washers], { sku: 'A-red', pgid: 7 })).toBe('Pralki');
    expect(listingNameOf([washers], { sku: 'B', pgid: 8 })).toBeNull();
  });
});
