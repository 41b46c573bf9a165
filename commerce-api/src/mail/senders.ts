import type { Reference } from '../catalogue/reference.ts';
import type { Config } from '../config/config.ts';
import type { OutboxWorkerOptions } from './outbox-worker.ts';

/** Who writes an e-mail of a store: the store itself, or the one address of the settings. */
export const senders =
  (reference: Reference, { mailFrom, storeUrls }: Pick<Config, 'mailFrom' | 'storeUrls'>): OutboxWorkerOptions['senderOf'] =>
  (storeCode) => {
    const store = reference.storesByCode.get(storeCode);
    const origin = storeUrls.get(storeCode);
    if (store === undefined || origin === undefined) throw new Error(`no store ${storeCode}`);
    return { store, origin, from: mailFrom ?? `${store.name} <${store.config.contactEmail}>` };
  };
