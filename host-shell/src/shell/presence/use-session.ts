import { useStore } from 'jotai';
import { dispatchUserEvent, type ShopStorage, SIGNIN_TOKEN, useBus } from 'shared-contracts';
import { useEffect } from 'react';

/** U-01: a stored token means signed in; checked for after hydration and whenever a session starts or ends. */
export const useSession = (storage: () => ShopStorage): void => {
  const store = useStore();
  const bus = useBus();
  useEffect(() => {
    const check = (): void => {
      store.set(dispatchUserEvent, { type: 'token-checked', isSignedIn: storage().read(SIGNIN_TOKEN) !== undefined });
    };
    check();
    const stops = (['session.started@1', 'session.ended@1', 'session.expired@1'] as const).map((name) => bus.on(name, check));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, bus, storage]);
};
