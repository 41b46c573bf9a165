import { type Atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of an atom, except in the first rendering of server-rendered HTML: there it is what the server has rendered with. A part
 * may come to life long after the page, when the shopper's own state has been read already.
 */
export const useAtomAfterHydration = <Value>(atom: Atom<Value>, rendered: Value): Value => {
  const store = useStore();
  const subscribe = useCallback((notify: () => void) => store.sub(atom, notify), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => rendered,
  );
};
