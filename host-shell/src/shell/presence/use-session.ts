import { useStore } from 'jotai';
import { SIGNIN_TOKEN, useBus, userSlice, type ShopStorage } from 'shared-contracts';
import { useEffect } from 'react';

/** U-01: a stored token means signed in; looked for after hydration and whenever a session starts or ends. */
export const useSession = (storage: () => ShopStorage): void => {
  const store = useStore();
  const bus = useBus();
  useEffect(() => {
    const look = (): void => {
      const isSignedIn = storage().read(SIGNIN_TOKEN) !== undefined;
      if (store.get(userSlice.read).isSignedIn !== isSignedIn) store.set(userSlice.patch, { isSignedIn });
    };
    look();
    const stops = (['session.started@1', 'session.ended@1', 'session.expired@1'] as const).map((name) => bus.on(name, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, bus, storage]);
};
