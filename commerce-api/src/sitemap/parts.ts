import { galleryOf } from '../catalogue/gallery.ts';
import type { AppServices } from '../server/app-services.ts';
import type { Store } from '../model/index.ts';
import { PRODUCTS_PER_PART, sitemapOf } from './sitemap.ts';
import type { SitemapPage, SitemapProduct } from './sitemap.ts';
import type { SitemapProductRow } from './transactions.ts';

type Services = Pick<AppServices, 'database' | 'reference' | 'index' | 'urlRewrites' | 'now'>;

const productPart = /^products-([1-9]\d{0,3})$/;

const later = (one: Date, other: Date | null): string => (other !== null && other > one ? other : one).toISOString();

const productPage = ({ path }: SitemapProduct, row: SitemapProductRow | undefined): SitemapPage => ({
  path,
  lastModified: row === undefined ? null : later(row.created_at, row.priced_at),
  images:
    row === undefined
      ? []
      : galleryOf({ id: row.id, name: row.name, document: { pictures: row.pictures, bundleItems: row.bundleItems } }).map(({ url }) => url),
});

/** Names of the parts of a store's sitemap. */
export function partNames(services: Services, store: Store): readonly string[] {
  const { products } = sitemapOf(services, store);
  const count = Math.ceil(products.length / PRODUCTS_PER_PART);
  return ['content', 'categories', ...Array.from({ length: count }, (_, at) => `products-${at + 1}`)];
}

/** The pages of a part; undefined where the store has no such part. */
export async function pagesOfPart(services: Services, store: Store, name: string): Promise<readonly SitemapPage[] | undefined> {
  const sitemap = sitemapOf(services, store);
  if (name === 'content' || name === 'categories') return sitemap[name];
  const number = Number(productPart.exec(name)?.[1] ?? 0);
  const products = number === 0 ? [] : sitemap.products.slice((number - 1) * PRODUCTS_PER_PART, number * PRODUCTS_PER_PART);
  if (products.length === 0) return undefined;
  const rows = await services.database.run(
    'sitemap.products',
    products.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return products.map((product) => productPage(product, byId.get(product.id)));
}
