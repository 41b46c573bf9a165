import { manifestPath } from '../../offline/names.ts';

/**
 * J-83: adds the link to the manifest, in the language of the document. The browser asks for it and its icon at once: in the
 * document itself they would delay the page's own code on a first visit.
 */
export const announceManifest = (page: Document): void => {
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath(page.documentElement.lang);
  page.head.append(link);
};
