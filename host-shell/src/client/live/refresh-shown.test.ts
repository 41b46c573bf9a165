import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ShownQuery } from 'shared-contracts/catalogue-client';
import { refreshShown } from './refresh-shown.ts';

const products: ShownQuery = {
  rootFields: ['msProducts'],
  variables: { ids: [5, 6] },
  data: { msProducts: { items: [{ id: 5 }, { id: 6 }] } },
};
const listing: ShownQuery = {
  rootFields: ['msCategories', 'productsForCategory'],
  variables: { id: '7', ids: [7], attributes: [], sortBy: 'price', sortOrder: 'ASC' },
  data: {},
};
const page: ShownQuery = { rootFields: ['cmsPages'], variables: {}, data: {} };

const askProducts = { action: 'wsProducts', ids: [5, 6] };
const askListing = { action: 'wsCatalog', category_id: '7', attributes: [], sortBy: 'price', sortOrder: 'ASC' };

const setUp = ({ isOpen = true, shown = [products, listing, page], downlink = 10 } = {}) => {
  const sent: unknown[] = [];
  const outdated: ShownQuery[] = [];
  const { refresh, receive } = refreshShown({
    socket: {
      isOpen: () => isOpen,
      send: (message) => {
        sent.push(message);
        return true;
      },
    },
    answers: { shown: () => shown, outdate: (fits) => void outdated.push(...shown.filter(fits)) },
    downlink: () => downlink,
  });
  return { sent, outdated, refresh, receive };
};

const catalog = { category_id: 7, total_count: 0, items_ids: [], facets: [], stats: [] };

describe('what is shown and may be old', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[L-09] products come over the socket while it is open', async () => {
    const { sent, outdated, refresh, receive } = setUp({ shown: [products, page] });
    const done = refresh();
    receive({ wsProducts: [{ id: 9, sku: 'other' }] });
    receive({ wsProducts: [{ id: 6, sku: 'B' }] });
    await done;
    expect([sent, outdated]).toEqual([[askProducts], []]);
  });

  it('[L-08] a listing comes over the socket while it is open, asked for by its category', async () => {
    const { sent, outdated, refresh, receive } = setUp({ shown: [listing] });
    const done = refresh();
    receive({ wsCatalog: { ...catalog, category_id: 8 } });
    receive({ wsCatalog: catalog });
    await done;
    expect([sent, outdated]).toEqual([[askListing], []]);
  });

  it('[L-08] [L-09] both are read by GraphQL while the socket is closed, and nothing else is', async () => {
    const { sent, outdated, refresh } = setUp({ isOpen: false });
    await refresh();
    expect([sent, outdated]).toEqual([[], [products, listing]]);
  });

  it.each([
    [4, 300],
    [3.9, 500],
  ])('[L-08] [L-09] [L-11] and when the socket of a link of %p Mb/s is silent for %i ms', async (downlink, ms) => {
    const { sent, outdated, refresh } = setUp({ downlink });
    const done = refresh();
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect([sent, outdated]).toEqual([[askProducts, askListing], []]);
    await jest.advanceTimersByTimeAsync(1);
    await done;
    expect(outdated).toEqual([products, listing]);
  });

  it('[P-25] a hundred products are asked for at once', async () => {
    const items = Array.from({ length: 150 }, (_, id) => ({ id }));
    const { sent, refresh } = setUp({ shown: [{ ...products, data: { msProducts: { items } } }] });
    const done = refresh();
    await jest.advanceTimersByTimeAsync(500);
    await done;
    expect(sent.map((question) => (question as typeof askProducts).ids.length)).toEqual([100, 50]); // questions about products alone
  });
});
