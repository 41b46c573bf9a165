import { isInSection } from './in-section.ts';

/**
 * Marks the entry of the bar in whose section the path lies. The bar's HTML is the server's own and stays as it is, so a
 * navigation moves the mark on it.
 */
export const markSection = (nav: HTMLElement, path: string): void => {
  for (const link of nav.querySelectorAll<HTMLAnchorElement>(':scope > ul > li > a')) {
    if (isInSection(path, link.pathname)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
};
