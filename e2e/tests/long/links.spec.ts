import { ask } from '../../lib/graphql.ts';
import { deadLinks, pagesOfMainStore, pagesOfSecondStore, type Linked } from '../../lib/links.ts';
import { SecondStore } from '../../lib/second-store.ts';
import { expect, test } from '../../lib/test.ts';

// The short form asks the resolver for most of these links.
test('[J-85] every link of one page of each kind is rendered, in both stores', async ({ request, catalogue, shopUrl }) => {
  test.setTimeout(300_000);
  const main: Linked = { url: shopUrl, get: (address) => request.get(address), ask: (query) => ask(shopUrl, query) };
  const pro = new SecondStore(shopUrl, request);
  for (const [store, pages] of [
    [main, await pagesOfMainStore(catalogue)],
    [pro, await pagesOfSecondStore(pro)],
  ] as const) {
    const { dead, known } = await deadLinks(store, pages, true);
    expect(dead, store.url).toEqual([]);
    expect(known, store.url).toBeGreaterThan(100);
  }
});
