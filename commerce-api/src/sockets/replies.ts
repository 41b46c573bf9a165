import type { LiveProduct, ReceivedPageMessage, ServerMessage } from 'shared-contracts/live';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { AppServices } from '../server/app-services.ts';
import { listingOptions, productListing } from '../graphql/resolvers/listing.ts';
import { soldProducts } from '../graphql/resolvers/product.ts';
import { categoryLink } from '../graphql/resolvers/category.ts';
import type { Category, Manufacturer, StoreCode, Store } from '../model/index.ts';
import type { Translator } from '../translation/translator.ts';
import type { ListingQuestion } from './listing-watch.ts';

/** Fields of a product that pushes and answers send by default. */
const usualFields = [
  'id',
  'sku',
  'amperio_product_id',
  'price',
  'final_price',
  'catalog_price',
  'omnibus_price',
  'qty',
  'availability',
  'is_sales_blocked',
  'review_count',
  'review_summary',
  'question_count',
  'answered_question_count',
] as const satisfies readonly (keyof ProductRecord)[];

/** Fields that stay on the server. */
const innerFields: ReadonlySet<string> = new Set(['document', 'stock'] satisfies (keyof ProductRecord)[]);

/** Chosen fields of a product; unknown ones are left out, id and SKU are always there. */
export function productFields(product: ProductRecord, fields: readonly string[] = usualFields): LiveProduct {
  const { id, sku } = product;
  const all = new Map<string, unknown>(Object.entries(product));
  const chosen = [...new Set(fields)].filter((name) => all.has(name) && !innerFields.has(name));
  return { ...Object.fromEntries(chosen.map((name) => [name, all.get(name)])), id, sku };
}

/** Fields that pushes send of a category (L-05). */
export const categoryFields = (category: Category, { translate }: Pick<Translator, 'translate'>) => ({
  ...categoryLink(category),
  name: translate(category.name),
  name_in_tiles: translate(category.nameInTiles),
});

/** Fields that pushes send of a manufacturer (L-07). */
export const manufacturerFields = ({ id, name }: Manufacturer) => ({ id, name });

const labelled = <Row extends { readonly label: string }>(row: Row, { translate }: Pick<Translator, 'translate'>): Row => ({
  ...row,
  label: translate(row.label),
});

/** ≠39: a listing, the same answer as productsForCategory. */
export function listingReply(
  question: ListingQuestion,
  services: AppServices,
  store: StoreCode,
  translator: Pick<Translator, 'translate'>,
): ServerMessage {
  const id = Number(question.category_id);
  const options = listingOptions({
    attributes:
      question.attributes?.map(({ code, values, from, to }) => ({ code, values: values ?? null, from: from ?? null, to: to ?? null })) ??
      null,
    sortBy: question.sortBy ?? null,
    sortOrder: question.sortOrder ?? null,
  });
  const result = services.index.listing({ ...options, store, scope: { kind: 'category', id } });
  const { total_count, items_ids, facets, stats } = productListing(result, services.reference);
  const translated = facets.map((facet) => ({
    ...labelled(facet, translator),
    values: facet.values.map((value) => labelled(value, translator)),
  }));
  return {
    wsCatalog: { category_id: id, total_count, items_ids, facets: translated, stats: stats.map((one) => labelled(one, translator)) },
  };
}

/** The answer to a message; undefined for those without one, and for listings, which are watched as well (`ListingWatch`). */
export async function replyTo(
  message: Exclude<ReceivedPageMessage, ListingQuestion>,
  services: AppServices,
  store: Store,
): Promise<ServerMessage | undefined> {
  switch (message.action) {
    case 'ping':
      return undefined;
    case 'refreshSession':
      await services.database.run('statistics.refresh', { storeCode: store.code, data: message.data });
      return undefined;
    case 'wsProducts': {
      const ids = message.ids ?? services.index.idsOfSkus(message.skus ?? []);
      const products = await soldProducts(ids, { services, store });
      return { wsProducts: products.map((product) => productFields(product, message.fields)) };
    }
  }
}
