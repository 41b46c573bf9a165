import type { Reference } from '../catalogue/reference.ts';
import type { PageCard } from './pictures.ts';

/** The title of a page by its name in the address of its picture; undefined where there is no such page. */
function titleOf(reference: Reference, kind: string, id: string): string | undefined {
  const number = Number(id);
  switch (kind) {
    case 'cms':
      return reference.cmsPages.get(number)?.contentHeading;
    case 'landing':
      return reference.landings.get(number)?.name;
    case 'section':
      return reference.blogCategories.get(number)?.name;
    case 'author':
      return reference.blogAuthors.get(number)?.name;
    case 'term':
      return reference.glossary.get(id)?.term;
    default:
      return undefined;
  }
}

/**
 * J-203: what the preview of a page shows that has no picture: `cms-3`, `landing-7`, `term-anc`, or `shop` for the store itself. Titles are
 * looked up, so that nobody can have a picture drawn with words of their own.
 */
export function pageCard(reference: Reference, storeCode: string, name: string): PageCard | undefined {
  const store = reference.storesByCode.get(storeCode);
  if (store === undefined) return undefined;
  const { storeName, theme, metaTitle } = store.config;
  const [, kind = '', id = ''] = /^(\w{3,10})-([\w-]{1,60})$/.exec(name) ?? [];
  const title = name === 'shop' ? metaTitle : titleOf(reference, kind, id);
  return title === undefined ? undefined : { storeName, theme, title };
}
