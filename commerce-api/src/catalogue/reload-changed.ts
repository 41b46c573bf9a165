import { SHOP_REVIEWS_PATH } from 'shared-contracts/surveys';
import type { BusMessage } from '../bus/bus.ts';
import type { Category, Manufacturer } from '../model/index.ts';
import type { Change } from './change.ts';
import type { ProductRecord } from './product-record.ts';
import { ratingSummary } from './rating.ts';
import type { contentReloader } from './reload-content.ts';
import type { CatalogueServices, IndexedChange } from './services.ts';

/** As many products are sent in one message: browsers get each message whole. */
const productsPerChange = 100;

type Known<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

function* inPieces(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += productsPerChange) yield ids.slice(from, from + productsPerChange);
}

/** What the index keeps of a product. */
export const indexed = ({ id, final_price, review_count, review_summary }: ProductRecord): IndexedChange => ({
  id,
  finalPrice: final_price,
  ratingSummary: review_summary,
  ratingCount: review_count,
});

/** Products out of the database into memory, and into the changes that listeners get. */
async function products(services: CatalogueServices, ids: readonly number[]): Promise<readonly Known<'products'>[]> {
  for (const id of ids) services.products.drop(id);
  const changes: Known<'products'>[] = [];
  for (const piece of inPieces(ids)) {
    const records = await services.products.list(piece);
    services.index.update(records.map(indexed));
    if (records.length > 0) changes.push({ kind: 'products', products: records });
  }
  return changes;
}

/** J-339: the page of the shop's reviews is drawn again; nothing of it is kept in memory. */
export const shopReviewsPage: Known<'content'> = { kind: 'content', paths: [SHOP_REVIEWS_PATH.slice(1)] };

/** Names of products, and the landing pages that list them, into the index. @returns their pages: open ones take prices from the change of the product, its texts they read again */
export async function textsAgain(services: CatalogueServices, ids: readonly number[]): Promise<Known<'content'>> {
  const read = await services.readForIndex(ids);
  services.index.rename(read);
  services.index.relist(read);
  const products = await services.products.list(ids);
  return { kind: 'content', paths: products.map(({ request_path: path }) => path.replace(/^\/|\.html$/g, '')) };
}

/** Categories and manufacturers that have another name than before. */
async function renamed({ database, reference }: CatalogueServices): Promise<readonly Change[]> {
  const rows = await database.run('catalogue.names', null);
  // The rows are those that the reference records were made of.
  const documents = <Kind>(kind: string): readonly Kind[] => rows.filter((row) => row.kind === kind).map((row) => row.document as Kind);
  const isNew =
    (known: ReadonlyMap<number, { readonly name: string }>) =>
    ({ id, name }: { readonly id: number; readonly name: string }): boolean =>
      known.get(id)?.name !== name;
  const categories = documents<Category>('categories').filter(isNew(reference.categories));
  const manufacturers = documents<Manufacturer>('manufacturers').filter(isNew(reference.manufacturers));
  for (const category of categories) reference.putCategory(category);
  for (const manufacturer of manufacturers) reference.putManufacturer(manufacturer);
  return [
    ...(categories.length > 0 ? [{ kind: 'categories', categories } as const] : []),
    ...(manufacturers.length > 0 ? [{ kind: 'manufacturers', manufacturers } as const] : []),
  ];
}

/** All products whose name, price or rating is another than the one in memory. Their stock is read when they are asked for. */
async function otherwise(services: CatalogueServices): Promise<readonly Change[]> {
  services.products.dropAll();
  const rows = await services.database.run('catalogue.indexed', null);
  const changes = rows.map(({ id, final_price, votes, stars }) => ({
    id,
    finalPrice: final_price,
    ratingSummary: ratingSummary(stars ?? 0, votes ?? 0),
    ratingCount: votes ?? 0,
  }));
  const renamed = rows.filter(({ id, name }) => !services.index.isCalled(id, name)).map(({ id }) => id);
  const changed = await products(services, [...new Set([...services.index.update(changes), ...renamed])]);
  return renamed.length === 0 ? changed : [...changed, await textsAgain(services, renamed)];
}

/**
 * Takes what other servers have changed out of the database into this server's memory.
 * @returns what is another now, for those who listen here
 */
export async function reloadChanged(
  services: CatalogueServices,
  message: BusMessage,
  reloadContent: ReturnType<typeof contentReloader>,
): Promise<readonly Change[]> {
  if (message.kind === 'products') return products(services, message.ids);
  if (message.kind === 'texts') {
    for (const id of message.ids) services.products.drop(id);
    return [await textsAgain(services, message.ids)];
  }
  if (message.kind === 'shop-reviews') return [shopReviewsPage];
  const edited = message.kind === 'content' || message.kind === 'anything' ? await reloadContent() : [];
  if (message.kind === 'content') return edited;
  // Names change seldom and are few: all of them are read.
  const names = await renamed(services);
  return message.kind === 'anything' ? [...names, ...edited, shopReviewsPage, ...(await otherwise(services))] : names;
}
