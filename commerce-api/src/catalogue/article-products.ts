import type { CatalogIndex } from '../listing/catalog-index.ts';
import type { StoreCode } from '../model/index.ts';
import type { UrlRewrites } from './url-rewrites.ts';

/** Of an article; more would be a listing. */
export const mostArticleProducts = 8;
/** Linked departments whose best sellers are looked at. */
const mostCategories = 3;

const links = /\shref="\/([^"?#]+?)(?:\.html)?(?:\/f\/[^"]*)?(?:[?#][^"]*)?"/g;

/** The stored paths to which a text of the shop leads, each once, in their order; filters of a listing are left out. */
export const linkedPaths = (html: string): readonly string[] => [...new Set(Array.from(html.matchAll(links), ([, path = '']) => path))];

interface Article {
  readonly content: string;
  /** The category that it belongs to. */
  readonly categoryId: number;
}

/**
 * J-347: ids of products that belong to an article in a store: first those to which its text leads, then the best sellers of departments to which it
 * leads, each in turn, and where it leads nowhere those of its own category.
 */
export function articleProducts(
  { content, categoryId }: Article,
  store: StoreCode,
  { urlRewrites, index }: { readonly urlRewrites: Pick<UrlRewrites, 'at'>; readonly index: Pick<CatalogIndex, 'listing' | 'isSoldIn'> },
): readonly number[] {
  const targets = linkedPaths(content).flatMap((path) => urlRewrites.at(store, path) ?? []);
  const idsOf = (type: string): readonly number[] =>
    targets.flatMap((target) => (target.type === type && target.entity_id !== null ? [target.entity_id] : []));
  const linked = idsOf('PRODUCT').filter((id) => index.isSoldIn(store, id));
  const departments = [...idsOf('CATEGORY'), ...idsOf('CATEGORY_TILES')].slice(0, mostCategories);
  const shelves = (departments.length === 0 && linked.length === 0 ? [categoryId] : departments).map(
    (id) => index.listing({ store, scope: { kind: 'category', id }, filters: [], sort: 'popularity', order: 'DESC' }).ids,
  );
  const turns = Array.from({ length: mostArticleProducts }, (_, turn) => shelves.flatMap((ids) => ids[turn] ?? []));
  return [...new Set([...linked, ...turns.flat()])].slice(0, mostArticleProducts);
}
