import { useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { browserPage, lazyStorage } from '../browser-page.ts';
import type { StoreConfig } from '../data.ts';
import { LazyPart } from '../LazyPart.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { SETTINGS_ANCHOR, isInApp } from './consent.ts';
import { keptDecision, takeUpConsent } from './take-up.ts';

/** Where the web view of an app is remembered for the visit (∅32). */
const ENV_NAME = 'env';

const isAppVisit = (): boolean => {
  try {
    const inApp = isInApp(location.search, sessionStorage.getItem(ENV_NAME));
    if (inApp) sessionStorage.setItem(ENV_NAME, 'app');
    return inApp;
  } catch {
    return isInApp(location.search, null); // the browser keeps nothing: the address alone tells
  }
};

/** Whether a press is on a link to the settings, wherever it stands: in the footer, on the page about cookies. */
const leadsToSettings = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(`a[href$="${SETTINGS_ANCHOR}"]`) !== null;

/** G-02 … G-14: takes up what the browser keeps, asks who has not decided, and opens the settings where a link says so. */
export const ConsentLayer = ({ store }: { readonly store: StoreConfig }): ReactNode => {
  const state = useStore();
  // The layer stands in browsers alone, after the page is alive: it may look into the storage at once.
  const [ports] = useState(() => ({ store: state, storage: lazyStorage()(), dataLayer: browserPage.dataLayer(), now: browserPage.now }));
  const [kept] = useState(() => keptDecision(ports));
  const [mayAsk] = useState(() => store.cookie_consent && !isAppVisit());
  const [choosing, setChoosing] = useState(false);
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
    <LazyPart
      of={lazyParts.consent}
      wanted={choosing || (mayAsk && kept === undefined)}
      props={{ ports, kept, mayAsk, choosing, onChoose: setChoosing, storeCode: store.store_code }}
    />
  );
};
