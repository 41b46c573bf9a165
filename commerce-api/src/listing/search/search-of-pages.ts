import type { Reference } from '../../catalogue/reference.ts';
import { PageSearch } from './page-search.ts';
import type { SearchRules } from './search-rules.ts';
import { shopPages } from './shop-pages.ts';

/** Finds the pages of the shop as they are now: editors publish new ones while the server runs. */
export function searchOfPages(reference: Reference, rules: SearchRules): Pick<PageSearch, 'find' | 'suggest'> {
  let known: (Pick<Reference, 'cmsPages' | 'blogPosts'> & { readonly search: PageSearch }) | undefined;
  const current = (): PageSearch => {
    const { cmsPages, blogPosts } = reference;
    if (known?.cmsPages !== cmsPages || known.blogPosts !== blogPosts) {
      const pages = shopPages({
        cmsPages: cmsPages.values(),
        landings: reference.landings.values(),
        blogPosts: blogPosts.values(),
        newsPosts: reference.newsPosts.values(),
      });
      known = { cmsPages, blogPosts, search: new PageSearch(pages, rules) };
    }
    return known.search;
  };
  current();
  return { find: (query, has) => current().find(query, has), suggest: (query, has) => current().suggest(query, has) };
}
