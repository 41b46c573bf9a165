import type { CatalogIndex } from '../listing/catalog-index.ts';
import { isIn } from './reference.ts';
import type { Reference } from './reference.ts';
import type { BlogPost, Store } from '../model/index.ts';

/** A title in a store (J-86): it is stored with the name of the main store at its end, where every store puts its own. */
export function titleIn(title: string, store: Store, { stores }: Pick<Reference, 'stores'>): string {
  const ending = ` | ${stores[0]?.name ?? store.name}`;
  return title.endsWith(ending) ? `${title.slice(0, -ending.length)} | ${store.name}` : title;
}

/** J-85: a brand is in every store that sells it; one that nobody sells yet is in all. */
export function isBrandIn(
  id: number,
  store: Store,
  { index, reference }: { readonly index: Pick<CatalogIndex, 'count'>; readonly reference: Pick<Reference, 'stores'> },
): boolean {
  const scope = { kind: 'manufacturer', id } as const;
  return index.count(store.code, scope) > 0 || reference.stores.every(({ code }) => index.count(code, scope) === 0);
}

/** Whether the store shows a post (J-85): one about what it does not sell would lead nowhere. */
export function isPostIn(
  { categoryId }: Pick<BlogPost, 'categoryId'>,
  store: Store,
  { categories }: Pick<Reference, 'categories'>,
): boolean {
  const category = categories.get(categoryId);
  return category === undefined || isIn(category, store.code);
}
