import { colourGroupOf } from '../catalogue/colour-siblings.ts';
import { ratingSummary } from '../catalogue/rating.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import type { ListingTransactions } from './transactions.ts';
import type { StoreCode } from '../model/index.ts';
import { cityAttribute, cityCode, cityIds } from './cities.ts';
import type { CatalogIndex, IndexedProduct } from './catalog-index.ts';
import type { IndexRows } from './transactions.ts';
import { MemoryIndex } from './memory-index.ts';
import type { SearchContext } from './memory-index.ts';

const idsPerJob = 2000;
const manufacturerCode = 'manufacturer';

const byProduct = <Member>(
  rows: readonly { readonly product_id: number; readonly members: readonly Member[] }[],
): ReadonlyMap<number, readonly Member[]> => new Map(rows.map((row) => [row.product_id, row.members]));

interface OwnAttributes {
  readonly options: { readonly code: string; readonly optionId: number }[];
  readonly numbers: { readonly code: string; readonly value: number }[];
}

function attributesByProduct(rows: IndexRows['attributes']): ReadonlyMap<number, OwnAttributes> {
  const found = new Map<number, OwnAttributes>();
  for (const { code, option_id: optionId, products, values } of rows) {
    // One object for all products of the option: there are many.
    const option = { code, optionId };
    for (const [index, product] of products.entries()) {
      let own = found.get(product);
      if (own === undefined) {
        own = { options: [], numbers: [] };
        found.set(product, own);
      }
      const value = values[index] ?? null;
      if (value !== null) own.numbers.push({ code, value });
      else if (code !== manufacturerCode) own.options.push(option);
    }
  }
  return found;
}

function indexedProducts(rows: IndexRows, citiesOfShop: ReadonlyMap<number, number>): readonly IndexedProduct[] {
  const stores = byProduct(rows.stores);
  const categories = byProduct(rows.categories);
  const landings = byProduct(rows.landings);
  const shopStock = byProduct(rows.shopStock);
  const ratings = new Map(rows.ratings.map((row) => [row.product_id, row]));
  const attributes = attributesByProduct(rows.attributes);
  return rows.products.map((row) => {
    const votes = ratings.get(row.id);
    const own = attributes.get(row.id);
    const cities = new Set(
      (shopStock.get(row.id) ?? []).map((services) => citiesOfShop.get(services)).filter((city) => city !== undefined),
    );
    return {
      id: row.id,
      sku: row.sku,
      gid: row.gid,
      colourGroup: colourGroupOf(row.id, row.variants),
      ean: row.ean,
      name: row.name,
      kind: row.kind,
      model: row.model,
      manufacturerCode: row.manufacturer_code,
      manufacturerId: row.manufacturer_id,
      mainCategoryId: row.main_category_id,
      popularity: row.popularity,
      createdAt: row.created_at.getTime(),
      finalPrice: row.final_price,
      ratingSummary: ratingSummary(votes?.stars ?? 0, votes?.votes ?? 0),
      ratingCount: votes?.votes ?? 0,
      // The import wrote store codes into this table.
      stores: (stores.get(row.id) ?? []) as readonly StoreCode[],
      categoryIds: categories.get(row.id) ?? [],
      landingIds: landings.get(row.id) ?? [],
      options: [
        { code: manufacturerCode, optionId: row.manufacturer_id },
        ...(own?.options ?? []),
        ...[...cities].map((optionId) => ({ code: cityCode, optionId })),
      ],
      numbers: own?.numbers ?? [],
    };
  });
}

/** Reads products as the index keeps them. */
export function indexReader(
  database: Database<ListingTransactions>,
  reference: Reference,
): (from: number, below: number) => Promise<readonly IndexedProduct[]> {
  const shops = [...reference.physicalStores.values()];
  const ofCity = cityIds(shops);
  const citiesOfShop = new Map(shops.map((services) => [services.id, ofCity.get(services.city) ?? services.id]));
  return async (from, below) => indexedProducts(await database.run('listing.range', { from, below }), citiesOfShop);
}

/** The index of everything that the database has. */
export async function loadIndex(
  database: Database<ListingTransactions>,
  reference: Reference,
  search: SearchContext,
): Promise<CatalogIndex> {
  const read = indexReader(database, reference);
  const bounds = await database.run('listing.bounds', null);
  const products: IndexedProduct[] = [];
  if (bounds !== null) {
    for (let from = bounds.min; from <= bounds.max; from += idsPerJob) {
      for (const product of await read(from, from + idsPerJob)) products.push(product);
    }
  }
  const attributes = [...reference.attributes.values()].toSorted((a, b) => a.position - b.position);
  return new MemoryIndex(products, {
    attributes: [...attributes, cityAttribute([...reference.physicalStores.values()])],
    categories: reference.categories,
    manufacturers: reference.manufacturers,
    ...search,
  });
}
