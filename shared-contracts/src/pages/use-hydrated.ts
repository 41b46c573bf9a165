import { useDeferredValue, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False on the server and in the first render of its HTML, true soon after: for what only the browser knows or can do. Deferred, since the
 * buttons of 24 tiles rendered at once would keep a phone for 50 ms.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
