import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and in the first render of its HTML, true from then on: for what only the browser knows or can do. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
