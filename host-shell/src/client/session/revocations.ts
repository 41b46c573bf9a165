import type { Connection, EventBus } from 'shared-contracts';
import { REVOKED_TOKENS } from 'shared-contracts/storage';
import { revocationDone } from 'shared-contracts/user';

type RevocationPorts = Pick<Connection, 'fetch' | 'storage' | 'store'>;

/** Revokes the tokens that wait for it; what gets no answer waits on. */
async function sendRevocations({ fetch, storage, store }: RevocationPorts): Promise<void> {
  for (const digest of storage.read(REVOKED_TOKENS)) {
    const { status } = await fetch('/rest/V1/customers/revokeToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: store() },
      body: JSON.stringify({ digest }),
    });
    // 429 and errors of the server pass; another refusal would come again and again.
    if (status >= 500 || status === 429) return;
    revocationDone(storage, digest);
  }
}

/** J-127: revokes tokens that were signed out without a connection: now, when the browser is online again, and after each sign-out. */
export function watchRevocations(ports: RevocationPorts & { readonly bus: Pick<EventBus, 'on'> }): void {
  const send = (): void => {
    if (ports.storage.read(REVOKED_TOKENS).length === 0) return;
    void sendRevocations(ports).catch(() => undefined); // no connection: when it is back
  };
  window.addEventListener('online', send);
  ports.bus.on('session.ended@1', send);
  send();
}
