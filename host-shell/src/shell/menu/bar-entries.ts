import * as css from './menu.css.ts';

/** The bar's HTML is the server's own and stays as it is: what the browser adds to its entries, it adds here. */
const withPanel = `.${css.bar} > li:not(.${css.single})`;

/** The entry whose own link was pressed; null for links without a panel and for what lies inside one. */
export const entryAt = (target: EventTarget): HTMLLIElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  const entry = link?.parentElement;
  return entry instanceof HTMLLIElement && entry.matches(withPanel) ? entry : null;
};

/** On a desktop the entries are buttons that say whether their panel is open; elsewhere they are links. */
export const offerPanels = (nav: HTMLElement, isDesktop: boolean, open: HTMLElement | null): void => {
  for (const link of nav.querySelectorAll(`${withPanel} > a`)) {
    if (isDesktop) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-expanded', String(link.parentElement === open));
    } else {
      link.removeAttribute('role');
      link.removeAttribute('aria-expanded');
    }
  }
};
