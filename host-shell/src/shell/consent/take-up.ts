import type { createStore } from 'jotai';
import { appSlice, gdprSlice, type ConsentState, type ShopStorage } from 'shared-contracts';
import { pushConsent } from 'shared-contracts/analytics';
import { COOKIE_CONSENT } from 'shared-contracts/storage';
import { NECESSARY, holding, type StoredConsent } from './consent.ts';

export interface TakeUpPorts {
  readonly store: ReturnType<typeof createStore>;
  readonly storage: ShopStorage;
  /** `window.dataLayer` */
  readonly dataLayer: unknown[];
  /** ms */
  readonly now: () => number;
}

/** Makes a decision known: to the shop's parts, and to tag managers. */
export const allow = ({ store, dataLayer }: Pick<TakeUpPorts, 'store' | 'dataLayer'>, categories: ConsentState): void => {
  store.set(gdprSlice.patch, categories);
  store.set(appSlice.patch, { cookieAccepted: true });
  pushConsent(dataLayer, 'update', categories);
};

/** G-12: the decision that the browser keeps, as long as it holds. */
export const keptDecision = ({ storage, now }: Pick<TakeUpPorts, 'storage' | 'now'>): StoredConsent | undefined =>
  holding(storage.read(COOKIE_CONSENT), now());

/** The page starts from what is kept. Tag managers get the default first (nothing is allowed), then what is allowed. */
export const takeUpConsent = (ports: Pick<TakeUpPorts, 'store' | 'dataLayer'>, kept: StoredConsent | undefined): void => {
  pushConsent(ports.dataLayer, 'default', NECESSARY);
  if (kept) allow(ports, kept.categories);
};
