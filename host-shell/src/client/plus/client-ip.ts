import { retry, type RetryOptions } from 'shared-contracts/retry';
import { CLIENT_IP } from 'shared-contracts/storage';
import type { ShopStorage } from 'shared-contracts';
import type { StoreConfig } from '../../shell/data.ts';

/** ∅33: the commerce server tells it, unless a setting of the host names another service. */
export const OWN_IP_LOOKUP = '/client-ip';

/** As far as it matters here: what is kept is compared with addresses of a list. */
const isAddress = (text: string): boolean => /^(\d{1,3}(\.\d{1,3}){3}|[\da-f:]*:[\da-f:.]+)$/i.test(text);

/** F-02: only where the plus programme is for chosen people does an address decide anything. */
export const needsClientIp = ({ plus_enabled, friends_and_family }: Pick<StoreConfig, 'plus_enabled' | 'friends_and_family'>): boolean =>
  plus_enabled && friends_and_family;

export interface LookupPorts {
  readonly address: string;
  readonly storage: Pick<ShopStorage, 'write' | 'remove'>;
  readonly fetch: typeof window.fetch;
  readonly isAllowed: () => boolean;
  readonly retryOptions?: RetryOptions;
}

/** A-62, T-06: looks up the public address of the browser and keeps it. Without an answer there is none, also none of an earlier day. */
export const lookUpClientIp = async ({ address, storage, fetch, isAllowed, retryOptions }: LookupPorts): Promise<void> => {
  const found = await retry(async () => {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) throw new Error(`public address: HTTP ${answer.status}`);
    const text = (await answer.text()).trim();
    if (!isAddress(text)) throw new Error('public address: the answer is none');
    return text;
  }, retryOptions).catch(() => undefined);
  if (found === undefined || !isAllowed()) storage.remove(CLIENT_IP);
  else storage.write(CLIENT_IP, found);
};
