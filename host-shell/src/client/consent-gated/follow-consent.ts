import { gdprSlice } from 'shared-contracts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';
import type { ConsentGatedServices } from './index.ts';

/** Loads what is optional when the first optional purpose is allowed, or when cookies of an earlier consent may have to go. */
export const followConsent = (environment: BrowserEnvironment, services: ConsentGatedServices): void => {
  const { store } = environment;
  const look = (): void => {
    const { functional, analytics, marketing } = store.get(gdprSlice.read);
    if (!(functional || analytics || marketing || /user_uuid|utm_/.test(document.cookie))) return;
    stop();
    void loadDeferred(
      () => import('./index.ts'),
      ({ startConsentGated }) => startConsentGated(environment, services),
    );
  };
  const stop = store.sub(gdprSlice.read, look);
  look();
};
