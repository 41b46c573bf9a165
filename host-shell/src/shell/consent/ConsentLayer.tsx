import { useStore } from 'jotai';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from 'shared-contracts';
import { browserPage, lazyStorage } from '../browser-page.ts';
import type { StoreConfig } from '../data.ts';
import { LazyPart } from '../LazyPart.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { decide, keptDecision, takeUpConsent, type ConsentPorts } from './apply-consent.ts';
import { SETTINGS_ANCHOR, isInApp, isPolicyPage } from './consent.ts';
import { randomUuid } from './random-uuid.ts';
import { recordDecision } from './record-decision.ts';
import type { ConsentPartsProps } from './ConsentParts.tsx';

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

const usePorts = (store: StoreConfig): (() => ConsentPorts) => {
  const state = useStore();
  const language = useLanguage();
  const [storage] = useState(lazyStorage);
  return useCallback(
    () => ({
      store: state,
      storage: storage(),
      dataLayer: browserPage.dataLayer(),
      now: browserPage.now,
      newId: () => randomUuid((length) => crypto.getRandomValues(new Uint8Array(length))),
      record: (categories, id) => void recordDecision(categories, { id, language, storeCode: store.store_code }),
      reload: browserPage.reload,
    }),
    [state, storage, language, store],
  );
};

/** Whether a press is on a link to the settings, wherever it stands: in the footer, on the page about cookies. */
const leadsToSettings = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(`a[href$="${SETTINGS_ANCHOR}"]`) !== null;

/** G-02 … G-14: takes up what the browser keeps, asks who has not decided, and opens the settings where a link says so. */
export const ConsentLayer = ({ store }: { readonly store: StoreConfig }): ReactNode => {
  const portsNow = usePorts(store);
  const { pathname } = useLocation();
  // The layer stands in browsers alone, after the page is alive: it may look into the storage at once.
  const [kept] = useState(() => keptDecision(portsNow()));
  const [mayAsk] = useState(() => store.cookie_consent && !isAppVisit());
  const [decision, setDecision] = useState(kept);
  const [choosing, setChoosing] = useState(false);
  const asks = mayAsk && decision === undefined;

  useEffect(() => takeUpConsent(portsNow(), kept), [portsNow, kept]);

  const onChoose = useCallback(() => setChoosing(true), []);
  // Settings that are closed without a decision leave the question where it was.
  const onClose = useCallback(() => setChoosing(false), []);
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      if (!leadsToSettings(event)) return;
      event.preventDefault();
      onChoose();
    };
    // Before the shop's own links take the press for a navigation.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [onChoose]);

  const onDecide = useCallback<ConsentPartsProps['onDecide']>(
    (categories) => {
      setChoosing(false);
      setDecision(decide(portsNow(), categories));
    },
    [portsNow],
  );

  return (
    <LazyPart
      of={lazyParts.consent}
      wanted={asks || choosing}
      props={{ asks, choosing, decision, overPage: isPolicyPage(pathname), onDecide, onChoose, onClose }}
    />
  );
};
