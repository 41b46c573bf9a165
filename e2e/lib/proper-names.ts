import { ask } from './graphql.ts';

/** Products per query. */
const BATCH = 100;

interface Named {
  readonly manufacturer_name: string;
  readonly model: string | null;
}

interface Place {
  readonly name: string;
  readonly city: string;
  readonly street: string;
}

interface PickupPoints {
  readonly items: readonly Pick<Place, 'city' | 'street'>[];
}

/**
 * Names with Polish letters that are never translated: manufacturers and models, names and addresses of stores and pickup points.
 * @returns the longest first, so that a name that contains another one is matched whole
 */
export const properNames = async (shop: string): Promise<readonly string[]> => {
  const { productsForCategory, physicalStores, manufacturers } = await ask<{
    productsForCategory: { items_ids: readonly string[] };
    physicalStores: readonly Place[];
    manufacturers: { items: readonly { name: string }[] };
  }>(shop, '{ productsForCategory(id: "2") { items_ids } physicalStores { name city street } manufacturers { items { name } } }');
  const names = new Set(manufacturers.items.map(({ name }) => name));
  for (const { name, city, street } of physicalStores) for (const part of [name, city, street]) names.add(part);
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${shop}/rest/V1/pickup-points?carrier=paczkomaty&per_page=200&page=${page}`);
    const { items } = (await answer.json()) as PickupPoints; // the contract
    for (const { street, city } of items) for (const part of [street, city]) names.add(part);
    if (items.length === 0) break;
  }
  const ids = productsForCategory.items_ids.map(Number);
  for (let at = 0; at < ids.length; at += BATCH) {
    const { msProducts } = await ask<{ msProducts: { items: readonly Named[] } }>(
      shop,
      'query Names($ids: [Int!]!) { msProducts(ids: $ids) { items { manufacturer_name model } } }',
      { ids: ids.slice(at, at + BATCH) },
    );
    for (const { manufacturer_name: maker, model } of msProducts.items) for (const name of [maker, model ?? '']) names.add(name);
  }
  return [...names].filter((name) => /[ąćęłńóśźż]/i.test(name)).toSorted((a, b) => b.length - a.length);
};
