import { useStore } from 'jotai';
import { useEffect } from 'react';
import { appSlice, connectionAfter, connectionAtStart } from 'shared-contracts';

/** V-16: keeps the online state of the app slice in sync with the browser. */
export const useOnlineState = (): void => {
  const store = useStore();
  useEffect(() => {
    if (!navigator.onLine) store.set(appSlice.patch, connectionAtStart(false));
    const onChange = ({ type }: Event): void => store.set(appSlice.patch, connectionAfter(type === 'online' ? 'online' : 'offline'));
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    return () => {
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  }, [store]);
};
