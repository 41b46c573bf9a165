import { isInSection } from './menu-tree.ts';

/**
 * Marks the entry of the bar in whose section the path lies. The bar's HTML is the server's own and stays as it is, so a
 * navigation moves the mark on it.
 */
export const markSection = (nav: HTMLElement, path: string): void => {
  for (const entry of nav.querySelectorAll(':scope > ul > li')) {
    const link = entry.querySelector('a');
    const marked = entry.querySelector(':scope > a, :scope > details > summary');
    if (link && isInSection(path, link.pathname)) marked?.setAttribute('aria-current', 'true');
    else marked?.removeAttribute('aria-current');
  }
};
