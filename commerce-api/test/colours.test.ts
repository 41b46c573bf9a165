/** Colours of a product in listings, on a started server with a small catalogue. */
import { describe, expect, it } from '@jest/globals';
import { setStock, stockOf } from './support/orders.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

interface Listing {
  readonly total_count: number;
  readonly items_ids: readonly string[];
  readonly facets: readonly {
    readonly code: string;
    readonly values: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  }[];
}

interface Product {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly final_price: number;
  readonly request_path: string;
  readonly colours: readonly {
    readonly id: number;
    readonly label: string;
    readonly swatch: string;
    readonly request_path: string;
    readonly is_available: boolean;
  }[];
}

const everything = '2';

const listing = async (attributes: readonly object[] = [], order = ''): Promise<Listing> => {
  const data = await server.graphql<{ productsForCategory: Listing }>(
    `query($id:String!,$attributes:[AttributeFilter!]){productsForCategory(id:$id,attributes:$attributes${order}){total_count items_ids facets{code values{key label count}}}}`,
    { id: everything, attributes },
  );
  return data.productsForCategory;
};

const products = async (ids: readonly string[]): Promise<readonly Product[]> => {
  const data = await server.graphql<{ msProducts: { items: readonly Product[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{id sku name final_price request_path colours{id label swatch request_path is_available}}}}',
    { ids: ids.map(Number) },
  );
  return data.msProducts.items;
};

/** The first product of the listing that has other colours. */
const coloured = async (ids: readonly string[]): Promise<Product> => {
  for (let from = 0; from < ids.length; from += 20) {
    const found = (await products(ids.slice(from, from + 20))).find(({ colours }) => colours.length > 1);
    if (found !== undefined) return found;
  }
  throw new Error('nothing has a second colour');
};

describe('[J-262] colours of a product are one tile', () => {
  it('of the colours one is listed, and each of them says the same of all', async () => {
    const { items_ids: ids, total_count: total } = await listing();
    expect(ids).toHaveLength(total);
    const one = await coloured(ids);
    const others = one.colours.filter(({ id }) => id !== one.id).map(({ id }) => String(id));
    expect(others.length).toBeGreaterThan(0);
    expect(ids).toContain(String(one.id));
    for (const other of others) expect(ids).not.toContain(other);
    for (const other of await products(others)) {
      expect(other.colours).toEqual(one.colours);
      expect(one.colours).toContainEqual(expect.objectContaining({ id: other.id, request_path: other.request_path }));
    }
  });

  it('in the order of prices the cheapest of them is listed, in the opposite one the dearest', async () => {
    const one = await coloured((await listing()).items_ids);
    const members = await products(one.colours.map(({ id }) => String(id)));
    const prices = members.map(({ final_price: price }) => price);
    const listed = async (order: string): Promise<number | undefined> => {
      const { items_ids: ids } = await listing([], `,sortBy:price,sortOrder:${order}`);
      return members.find(({ id }) => ids.includes(String(id)))?.final_price;
    };
    expect(await listed('ASC')).toBe(Math.min(...prices));
    expect(await listed('DESC')).toBe(Math.max(...prices));
  });

  it('a filter of colour lists the product of that colour, and as many as it has said', async () => {
    const all = await listing();
    const one = await coloured(all.items_ids);
    const colours = all.facets.find(({ code }) => code === 'kolor')?.values ?? [];
    const wanted = one.colours.find(({ id }) => id !== one.id);
    const value = colours.find(({ label }) => label.toLowerCase() === wanted?.label.toLowerCase());
    const { items_ids: ids, total_count: total } = await listing([{ code: 'kolor', values: [value?.key] }]);
    expect(ids).toContain(String(wanted?.id));
    expect(ids).not.toContain(String(one.id));
    expect(total).toBe(value?.count);
  });

  it('each of them tells which are sold out', async () => {
    const one = await coloured((await listing()).items_ids);
    const ids = one.colours.map(({ id }) => String(id));
    const available = async () =>
      (await products(ids)).map(({ colours }) => colours.filter((colour) => colour.is_available).map(({ id }) => id));
    const [before = []] = await available();
    expect(before).not.toEqual([]);
    const [soldOut, ...left] = before;
    const product = (await products(ids)).find(({ id }) => id === soldOut);
    const sku = product?.sku ?? '';
    const stock = await stockOf(server, sku);
    await setStock(server, sku, 0);
    try {
      expect(await available()).toEqual(ids.map(() => left));
    } finally {
      await setStock(server, sku, stock);
    }
  });
});

describe('[J-265] a category of categories', () => {
  it('televisions of all technologies are filtered by their diagonal', async () => {
    const { urlResolver } = await server.graphql<{ urlResolver: { id: number } }>(
      '{urlResolver(urlKey:"/telewizory-i-audio/telewizory.html"){id}}',
    );
    const data = await server.graphql<{ productsForCategory: Listing }>(
      'query($id:String!){productsForCategory(id:$id){total_count items_ids facets{code values{key label count}}}}',
      { id: String(urlResolver.id) },
    );
    const diagonal = data.productsForCategory.facets.find(({ code }) => code === 'przekatna_tv');
    expect(diagonal?.values.reduce((sum, { count }) => sum + count, 0)).toBe(data.productsForCategory.total_count);
  });
});
