/** The part of the document that the rule touches. */
export type TitledDocument = Pick<Document, 'title' | 'hidden'>;

/**
 * S-25, ∅29: while the tab is hidden its title is the store's message; the page's own comes back when it is seen again,
 * unless the page has changed its title meanwhile.
 * @param message empty: nothing happens
 * @returns the handler of `visibilitychange`
 */
export const createTabTitle = (page: TitledDocument, message: string): (() => void) => {
  let own: string | undefined;
  return () => {
    if (message === '') return;
    if (page.hidden) {
      if (page.title !== message) own = page.title;
      page.title = message;
    } else {
      if (own !== undefined && page.title === message) page.title = own;
      own = undefined;
    }
  };
};
