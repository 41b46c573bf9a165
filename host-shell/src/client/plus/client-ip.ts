import type { ShopStorage } from 'shared-contracts';
import { CLIENT_IP } from 'shared-contracts/storage';
import { needsClientIp, type PlusConfig } from 'shared-contracts/user';

/** ∅33: the commerce server tells its callers their address. */
const LOOKUP_PATH = '/client-ip';

interface ClientIpPorts {
  readonly fetch: (path: string) => Promise<Response>;
  readonly storage: Pick<ShopStorage, 'write' | 'remove'>;
}

/** F-02, T-06: looks the public address up where it can decide, and keeps it; a failure is an address that is not known. */
export async function lookUpClientIp(config: PlusConfig, { fetch, storage }: ClientIpPorts): Promise<void> {
  if (!needsClientIp(config)) return storage.remove(CLIENT_IP);
  const ip = await fetch(LOOKUP_PATH)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  if (ip.trim() === '') storage.remove(CLIENT_IP);
  else storage.write(CLIENT_IP, ip.trim());
}
