import { useAtom, useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import type { ShopStorage } from 'shared-contracts';
import { browserPage, lazyStorage } from '../browser-page.ts';
import type { StoreConfig } from '../data.ts';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { consentPart } from './consent-part.ts';
import { APP_ENV, SETTINGS_ANCHOR, isInApp } from './consent.ts';
import { consentSettingsAtom } from './settings-link.ts';
import { keptDecision, takeUpConsent } from './take-up.ts';

const isAppVisit = (storage: ShopStorage): boolean => {
  const inApp = isInApp(location.search, storage.read(APP_ENV));
  if (inApp) storage.write(APP_ENV, 'app');
  return inApp;
};

/** G-02 … G-14: takes over the stored decision, asks visitors who have not decided, and shows the settings. */
export const ConsentLayer = ({ store }: { readonly store: StoreConfig }): ReactNode => {
  const state = useStore();
  // The layer is rendered in browsers only, after hydration: it may read the storage at once.
  const [ports] = useState(() => ({ store: state, storage: lazyStorage()(), dataLayer: browserPage.dataLayer(), now: browserPage.now }));
  const [kept] = useState(() => keptDecision(ports));
  const [mayAsk] = useState(() => store.cookie_consent && !isAppVisit(ports.storage));
  const [choosing, setChoosing] = useAtom(consentSettingsAtom);
  useEffect(() => takeUpConsent(ports, kept), [ports, kept]);
  useEffect(() => {
    if (location.hash === SETTINGS_ANCHOR) setChoosing(true);
  }, [setChoosing]);
  return (
    <PreloadedPart
      of={consentPart}
      wanted={choosing || (mayAsk && kept === undefined)}
      props={{ ports, kept, mayAsk, choosing, onChoose: setChoosing, storeCode: store.store_code }}
    />
  );
};
