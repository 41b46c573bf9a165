/** Listings and search by GraphQL, on a small catalogue. */
import { describe, expect, it } from '@jest/globals';
import { everything, products } from './support/catalogue.ts';
import type { Listing } from './support/catalogue.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

describe('listing', () => {
  it('[P-20] [Q-23] counts, ids, facets and stats are consistent', async () => {
    const all = await everything(server);
    expect(all.items_ids).toHaveLength(all.total_count);
    expect(new Set(all.items_ids).size).toBe(all.total_count);
    expect(all.stats.find((one) => one.code === 'price')?.count).toBe(all.total_count);
  });

  it('[P-21] a filter leaves as many products as its value has counted, and its facet keeps the other values', async () => {
    const all = await everything(server);
    for (const facet of all.facets) {
      const value = facet.values.toSorted((a, b) => b.count - a.count)[0];
      if (value === undefined) continue;
      const filtered = await everything(server, [{ code: facet.code, values: [value.key] }]);
      expect(filtered.total_count).toBe(value.count);
      expect(filtered.facets.find((one) => one.code === facet.code)?.values).toEqual(facet.values);
    }
  });

  it('[P-21] sorts by price both ways and filters by it', async () => {
    const cheapFirst = await everything(server, [], ',sortBy:price,sortOrder:ASC');
    const prices = (await products(server, cheapFirst.items_ids.slice(0, 100))).map((product) => product.final_price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const descending = await everything(server, [], ',sortBy:price,sortOrder:DESC');
    expect((await products(server, descending.items_ids.slice(0, 1)))[0]?.final_price).toBe(cheapFirst.stats[0]?.max);
    const [from = 0, to = 0] = [prices[10], prices[50]];
    const between = await everything(server, [{ code: 'price', from, to }]);
    expect(between.total_count).toBeGreaterThanOrEqual(41);
    expect((await products(server, between.items_ids.slice(0, 100))).every((one) => one.final_price >= from && one.final_price <= to)).toBe(
      true,
    );
  });

  it('finds products by name, by SKU and with a typing error', async () => {
    const [first] = await products(server, (await everything(server)).items_ids.slice(0, 1));
    const search = async (query: string) =>
      (
        await server.graphql<{ productsForSearch: Listing & { corrected_query: string | null } }>(
          'query($q:String!){productsForSearch(query:$q){total_count items_ids corrected_query facets{code values{value_id count key}} stats{code min max count}}}',
          { q: query },
        )
      ).productsForSearch;
    expect((await search(first?.sku ?? '')).items_ids).toContain(String(first?.id));
    expect((await search(first?.name ?? '')).items_ids).toContain(String(first?.id));
    const all = await search('pralka');
    const slip = await search('prlaka');
    expect(all.total_count).toBeGreaterThan(0);
    expect(slip.total_count).toBeGreaterThan(0);
    expect(slip.corrected_query).not.toBeNull();
    expect((await search('xqzwvxqz')).total_count).toBe(0);
  });
});
