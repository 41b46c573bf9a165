import { manifestPath } from '../../offline/names.ts';

/**
 * J-83: says where the manifest is, in the language of the document. The browser asks for it and its icon at once: named in the
 * document itself they stood in line before the page's own code, for a visitor who has not seen the shop yet.
 */
export const announceManifest = (page: Document): void => {
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath(page.documentElement.lang);
  page.head.append(link);
};
