/** Short texts of the catalogue in Ukrainian, by the cookie of the language switch. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeFolder, startFilledServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

const ukrainian = { cookie: 'translation=%7B%22language%22%3A%22ua%22%7D' };
const cyrillic = /\p{Script=Cyrillic}/u;

interface Listing {
  readonly msCategories: {
    readonly items: readonly { readonly name: string; readonly breadcrumbs: readonly { readonly name: string }[] }[];
  };
  readonly productsForCategory: {
    readonly items_ids: readonly string[];
    readonly facets: readonly { readonly code: string; readonly label: string; readonly values: readonly { readonly label: string }[] }[];
  };
}

const listing = `query($id:String!,$ids:[Int!]!){
  msCategories(ids:$ids){items{name breadcrumbs{name}}}
  productsForCategory(id:$id){items_ids facets{code label values{label}}}
}`;

let server: RunningServer;
let category: number;
let product: { readonly id: number; readonly name: string; readonly manufacturer_name: string; readonly model: string };

beforeAll(async () => {
  server = await startFilledServer();
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly (typeof product & { main_category: { id: number } })[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{id name manufacturer_name model main_category{id}}}}',
    { ids: productsForCategory.items_ids.slice(0, 20).map(Number) },
  );
  const [first] = msProducts.items;
  if (first === undefined) throw new Error('the catalogue is empty');
  product = first;
  category = first.main_category.id;
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

describe('[I-06] [J-91] a shop in Ukrainian', () => {
  const read = (headers: Readonly<Record<string, string>>): Promise<Listing> =>
    server.graphql<Listing>(listing, { id: String(category), ids: [category] }, headers);

  it('has translated names of categories and filters, the same products, and Polish ones without the cookie', async () => {
    const [polish, translated] = await Promise.all([read({}), read(ukrainian)]);
    expect(translated.productsForCategory.items_ids).toEqual(polish.productsForCategory.items_ids);
    const [one] = translated.msCategories.items;
    for (const name of [one?.name ?? '', ...(one?.breadcrumbs ?? []).map((crumb) => crumb.name)]) expect(name).toMatch(cyrillic);
    const labelOf = ({ productsForCategory }: Listing, code: string) =>
      productsForCategory.facets.find((facet) => facet.code === code)?.label;
    expect([labelOf(polish, 'manufacturer'), labelOf(translated, 'manufacturer')]).toEqual(['Producent', 'Виробник']);
    expect(JSON.stringify(polish)).not.toMatch(cyrillic);
    expect(await read({})).toEqual(polish);
  });

  it('names products around their maker and model, and says their features', async () => {
    const { msProducts } = await server.graphql<{
      msProducts: {
        items: readonly {
          name: string;
          main_category: { name: string };
          features_groups: readonly { features: readonly { name: string }[] }[];
        }[];
      };
    }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{name main_category{name} features_groups{features{name}}}}}',
      { ids: [product.id] },
      ukrainian,
    );
    const [item] = msProducts.items;
    expect(item?.name).toMatch(cyrillic);
    expect(item?.name).toContain(`${product.manufacturer_name} ${product.model}`);
    expect(item?.main_category.name).toMatch(cyrillic);
    expect(item?.features_groups.flatMap(({ features }) => features.map(({ name }) => name)).some((name) => cyrillic.test(name))).toBe(
      true,
    );
  });

  it('searches the Polish catalogue', async () => {
    const word = product.name.split(' ')[0] ?? '';
    const search = (headers: Readonly<Record<string, string>>) =>
      server.graphql('query($q:String!){productsForSearch(query:$q){items_ids}}', { q: word }, headers);
    expect(await search(ukrainian)).toEqual(await search({}));
  });

  it('is told to caches on the way: answers differ by the cookie', async () => {
    const answer = await fetch(`${server.url}/graphql?query=${encodeURIComponent('{msCategories(ids:[3]){items{name}}}')}`);
    expect(answer.headers.get('vary')).toContain('Cookie');
  });
});

it('[J-91] without a provider a Ukrainian shop has Polish texts', async () => {
  const plain = await startFilledServer({ TRANSLATION_PROVIDER: 'none' });
  const { msCategories } = await plain.graphql<{ msCategories: { items: readonly { name: string }[] } }>(
    'query($ids:[Int!]){msCategories(ids:$ids){items{name}}}',
    { ids: [category] },
    ukrainian,
  );
  expect(msCategories.items[0]?.name).not.toMatch(cyrillic);
  await plain.stop();
  removeFolder(plain.dataDir);
}, 60_000);
