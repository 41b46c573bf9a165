/** What the address `#menu` shows on a small screen without scripts. */
export const MENU_ID = 'menu';

/**
 * The list of links below the bar of a small screen: the menu of visitors without scripts, or without those of the drawer. It is there
 * while the address names it, unless it has been put away.
 */
export const SHOWN = ':target:not([data-away])';

const list = (): HTMLElement | null => document.getElementById(MENU_ID);

export const showPlainMenu = (): void => {
  delete list()?.dataset['away'];
  location.hash = MENU_ID;
};

/**
 * Puts the list away. A navigation within the document alone does not: the browser goes on to take the part for the one that the
 * address names.
 * @returns whether it was there
 */
export const hidePlainMenu = (): boolean => {
  const shown = list();
  if (!shown?.matches(SHOWN)) return false;
  shown.dataset['away'] = '';
  return true;
};
