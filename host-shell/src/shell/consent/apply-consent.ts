import type { createStore } from 'jotai';
import { appSlice, gdprSlice, type ConsentState, type ShopStorage } from 'shared-contracts';
import { pushConsent } from 'shared-contracts/analytics';
import { COOKIE_CONSENT } from 'shared-contracts/storage';
import { NECESSARY, holding, withdrawn, type StoredConsent } from './consent.ts';

export interface ConsentPorts {
  readonly store: ReturnType<typeof createStore>;
  readonly storage: ShopStorage;
  /** `window.dataLayer` */
  readonly dataLayer: unknown[];
  /** ms */
  readonly now: () => number;
  /** Makes the name of a browser in the consent log. */
  readonly newId: () => string;
  /** Tells the shop's consent log; nobody waits for it. */
  readonly record: (categories: ConsentState, id: string) => void;
  /** What optional scripts have begun ends with the document alone. */
  readonly reload: () => void;
}

const allow = ({ store }: Pick<ConsentPorts, 'store'>, categories: ConsentState): void => {
  store.set(gdprSlice.patch, categories);
  store.set(appSlice.patch, { cookieAccepted: true });
};

/** G-12: the decision that the browser keeps, as long as it holds. */
export const keptDecision = ({ storage, now }: Pick<ConsentPorts, 'storage' | 'now'>): StoredConsent | undefined =>
  holding(storage.read(COOKIE_CONSENT), now());

/** The page starts from what is kept. Tag managers hear first that nothing is allowed, then what is. */
export const takeUpConsent = (ports: Pick<ConsentPorts, 'store' | 'dataLayer'>, kept: StoredConsent | undefined): void => {
  pushConsent(ports.dataLayer, 'default', NECESSARY);
  if (kept === undefined) return;
  allow(ports, kept.categories);
  pushConsent(ports.dataLayer, 'update', kept.categories);
};

/**
 * Keeps a decision and acts by it at once; what it takes back ends with a new document.
 * @returns the decision as it is kept
 */
export const decide = (ports: ConsentPorts, categories: ConsentState): StoredConsent => {
  const before = ports.store.get(gdprSlice.read);
  const id = ports.storage.read(COOKIE_CONSENT)?.id ?? ports.newId();
  const decision = { accepted: true, categories, timeStored: ports.now(), id } as const;
  ports.storage.write(COOKIE_CONSENT, decision);
  allow(ports, categories);
  pushConsent(ports.dataLayer, 'update', categories);
  ports.record(categories, id);
  if (withdrawn(before, categories)) ports.reload();
  return decision;
};
