import { ask } from '../lib/graphql.ts';

/** Addresses of different products. */
export const productPaths = async (url: string, count: number): Promise<readonly string[]> => {
  const { headerDataQuery } = await ask<{ headerDataQuery: { items: { category_id: number | null }[] } }>(
    url,
    '{ headerDataQuery { items { category_id } } }',
  );
  const ids = new Set<number>();
  for (const { category_id } of headerDataQuery.items) {
    if (category_id === null) continue;
    const { productsForCategory } = await ask<{ productsForCategory: { items_ids: string[] } }>(
      url,
      'query Ids($id: String!) { productsForCategory(id: $id) { items_ids } }',
      { id: String(category_id) },
    );
    for (const id of productsForCategory.items_ids) ids.add(Number(id));
  }
  const wanted = [...ids].slice(0, count);
  const paths: string[] = [];
  for (let from = 0; from < wanted.length; from += 100) {
    const { msProducts } = await ask<{ msProducts: { items: { request_path: string }[] } }>(
      url,
      'query Paths($ids: [Int!]!) { msProducts(ids: $ids) { items { request_path } } }',
      { ids: wanted.slice(from, from + 100) },
    );
    paths.push(...msProducts.items.map(({ request_path }) => request_path));
  }
  return paths;
};
