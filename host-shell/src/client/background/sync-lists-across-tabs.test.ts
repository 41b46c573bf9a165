/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { SEARCH_HISTORY, appSlice, compareSkusAtom, createCompareService } from 'shared-contracts';
import { createFakeStorage, type FakeStorage } from 'shared-contracts/testing';
import { syncListsAcrossTabs } from './sync-lists-across-tabs.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page of the shop over the browser's storage. */
const openTab = (storage: FakeStorage) => {
  const store = createStore();
  const compare = createCompareService({ store, storage });
  let changes = 0;
  store.sub(compareSkusAtom, () => void (changes += 1));
  return {
    store,
    compare,
    watch: () => stops.push(syncListsAcrossTabs({ store, storage, compare })),
    compared: () => store.get(compareSkusAtom),
    searches: () => store.get(appSlice.read).searchHistory,
    changes: () => changes,
  };
};

const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }));

describe('the lists that the browser keeps, in several tabs', () => {
  it('a product that another tab compares is shown here at once', () => {
    const storage = createFakeStorage();
    const [here, elsewhere] = [openTab(storage), openTab(storage)];
    here.compare.add('A');
    here.watch();
    elsewhere.compare.add('B');
    dispatchStorageEvent();
    expect(here.compared()).toEqual(['A', 'B']);
    elsewhere.compare.clear();
    dispatchStorageEvent();
    expect(here.compared()).toEqual([]);
  });

  it.each([
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ["comes back from the browser's memory", () => window.dispatchEvent(new Event('pageshow'))],
  ])('a page that %s shows what was compared meanwhile', (_when, wake) => {
    const storage = createFakeStorage();
    const [here, elsewhere] = [openTab(storage), openTab(storage)];
    here.watch();
    elsewhere.compare.add('B');
    wake();
    expect(here.compared()).toEqual(['B']);
  });

  it('what was compared before the watch began is shown with its begin', () => {
    const storage = createFakeStorage();
    const [here, elsewhere] = [openTab(storage), openTab(storage)];
    elsewhere.compare.add('B');
    here.watch();
    expect(here.compared()).toEqual(['B']);
  });

  it('own changes are known already', () => {
    const storage = createFakeStorage();
    const here = openTab(storage);
    here.watch();
    here.compare.add('A');
    dispatchStorageEvent();
    expect([here.compared(), here.changes()]).toEqual([['A'], 1]);
  });

  it('a search of another tab stands in the history', () => {
    const storage = createFakeStorage();
    const here = openTab(storage);
    here.watch();
    storage.write(SEARCH_HISTORY, ['pralka']);
    dispatchStorageEvent();
    expect(here.searches()).toEqual(['pralka']);
  });

  it('[J-95] what the storage does not take stays shown', () => {
    const storage = createFakeStorage();
    const here = openTab(storage);
    here.watch();
    storage.local.setItem = () => {
      throw new Error('full');
    };
    here.compare.add('A');
    here.store.set(appSlice.patch, { searchHistory: ['pralka'] });
    dispatchStorageEvent();
    expect([here.compared(), here.searches()]).toEqual([['A'], ['pralka']]);
  });
});
