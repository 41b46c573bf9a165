import { gdprSlice, type ConsentState } from 'shared-contracts';
import { COOKIE_CONSENT } from 'shared-contracts/storage';
import { withdrawn, type StoredConsent } from './consent.ts';
import { allow, type TakeUpPorts } from './take-up.ts';

export interface DecisionPorts extends TakeUpPorts {
  /** Makes the name of a browser in the consent log. */
  readonly newId: () => string;
  /** Sends the decision to the shop's consent log, in the background. */
  readonly record: (categories: ConsentState, id: string) => void;
  /** What optional scripts have started ends only with the document. */
  readonly reload: () => void;
}

/**
 * Stores a decision and applies it at once; what it takes back ends with a new document.
 * @returns the decision as it is kept
 */
export const decide = (ports: DecisionPorts, categories: ConsentState): StoredConsent => {
  const before = ports.store.get(gdprSlice.read);
  const id = ports.storage.read(COOKIE_CONSENT)?.id ?? ports.newId();
  const decision = { accepted: true, categories, timeStored: ports.now(), id } as const;
  ports.storage.write(COOKIE_CONSENT, decision);
  allow(ports, categories);
  ports.record(categories, id);
  if (withdrawn(before, categories)) ports.reload();
  return decision;
};
