import type { Language } from 'shared-contracts';

/** What router and host know of the page at the moment. */
export interface PageState {
  readonly navigate: (path: string) => unknown;
  /** Where the shopper is, query included. */
  readonly path: string;
  readonly changeLanguage?: ((language: Language) => void) | undefined;
}

/** A handle on the page that stays the same while its values change with every navigation. */
export interface PageHandle {
  readonly update: (state: PageState) => void;
  readonly navigate: (path: string) => void;
  readonly path: () => string;
  /** False where the host can't change the language in place. */
  readonly changeLanguage: (language: Language) => boolean;
}

export const createPageHandle = (): PageHandle => {
  let current: PageState = { navigate: () => undefined, path: '/' };
  return {
    update: (state) => {
      current = state;
    },
    navigate: (path) => void current.navigate(path),
    path: () => current.path,
    changeLanguage: (language) => {
      current.changeLanguage?.(language);
      return current.changeLanguage !== undefined;
    },
  };
};
