import type { ResolvedPage } from '../app/resolved-page.ts';

/**
 * The block of the resolution without the texts that the document shows: they come to the browser a second time with the page data,
 * which no first paint waits for (J-110).
 */
export const textsApart = (page: ResolvedPage): { readonly block: unknown; readonly texts: unknown } => {
  if (page.state !== 'page' || page.resolution === null) return { block: page, texts: {} };
  const { intro_description, description, intro_category_description, category_description, faq, ...resolution } = page.resolution;
  return {
    block: { ...page, resolution },
    texts: { intro_description, description, intro_category_description, category_description, faq },
  };
};
