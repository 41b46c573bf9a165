import type { RemoteLoad } from '../../federation/browser-loader.ts';

/** What happens in a page that its makers want to know. */
export type Told =
  | ({ readonly type: 'load' } & RemoteLoad)
  /** A remote failed so often that it is left alone for a while. */
  | { readonly type: 'left-alone'; readonly remote: string }
  /** @param remote whose part failed, where that is known */
  | { readonly type: 'error'; readonly error: unknown; readonly remote?: string };

export interface Telling {
  readonly tell: (told: Told) => void;
  /** From now on; what was told before comes first. */
  readonly listen: (listener: (told: Told) => void) => void;
}

/** As many as matter of what happens before somebody listens. */
const MOST = 50;

/**
 * Notes what happens until the code that passes it on is here.
 * @param onError called with the first error: that code is not to be waited for then
 */
export const createTelling = (onError: () => void): Telling => {
  const told: Told[] = [];
  let pass = (one: Told): void => {
    if (one.type === 'error' && told.every(({ type }) => type !== 'error')) onError();
    if (told.length < MOST) told.push(one);
  };
  return {
    tell: (one) => pass(one),
    listen: (listener) => {
      pass = listener;
      for (const one of told) listener(one);
    },
  };
};

/** Tells of the errors of a window that nobody has caught. */
export const tellUncaught = (page: Window, tell: Telling['tell']): void => {
  // Some errors are told in words alone: those of observers, and of scripts from elsewhere.
  page.addEventListener('error', ({ error, message }) => tell({ type: 'error', error: error ?? message }));
  page.addEventListener('unhandledrejection', ({ reason }) => tell({ type: 'error', error: reason }));
};
