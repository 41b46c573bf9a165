import { useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import type { ShopStorage } from 'shared-contracts';
import { browserPage, lazyStorage } from '../browser-page.ts';
import type { StoreConfig } from '../data.ts';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { lazyParts } from '../lazy-parts.ts';
import { isPlainPress } from '../navigation/shop-link.ts';
import { APP_ENV, SETTINGS_ANCHOR, isInApp } from './consent.ts';
import { keptDecision, takeUpConsent } from './take-up.ts';

const isAppVisit = (storage: ShopStorage): boolean => {
  const inApp = isInApp(location.search, storage.read(APP_ENV));
  if (inApp) storage.write(APP_ENV, 'app');
  return inApp;
};

/** Whether a press is on a link to the settings, wherever it is: in the footer, on the page about cookies. */
const leadsToSettings = (press: MouseEvent): boolean =>
  isPlainPress(press) && press.target instanceof Element && press.target.closest(`a[href$="${SETTINGS_ANCHOR}"]`) !== null;

/** G-02 … G-14: takes over the stored decision, asks visitors who have not decided, and opens the settings from a link or the address. */
export const ConsentLayer = ({ store }: { readonly store: StoreConfig }): ReactNode => {
  const state = useStore();
  // The layer is rendered in browsers only, after hydration: it may read the storage at once.
  const [ports] = useState(() => ({ store: state, storage: lazyStorage()(), dataLayer: browserPage.dataLayer(), now: browserPage.now }));
  const [kept] = useState(() => keptDecision(ports));
  const [mayAsk] = useState(() => store.cookie_consent && !isAppVisit(ports.storage));
  const [choosing, setChoosing] = useState(() => location.hash === SETTINGS_ANCHOR);
  useEffect(() => takeUpConsent(ports, kept), [ports, kept]);
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      if (!leadsToSettings(event)) return;
      event.preventDefault();
      setChoosing(true);
    };
    // Before the shop's own links take the press for a navigation.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);
  return (
    <PreloadedPart
      of={lazyParts.consent}
      wanted={choosing || (mayAsk && kept === undefined)}
      props={{ ports, kept, mayAsk, choosing, onChoose: setChoosing, storeCode: store.store_code }}
    />
  );
};
