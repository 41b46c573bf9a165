import * as v from 'valibot';
import { SIGNIN_TOKEN, type Connection, type EventBus } from 'shared-contracts';
import { TOKEN_ROTATION_MS } from 'shared-contracts/constants';
import { SIGNIN_TOKEN_SINCE } from 'shared-contracts/storage';

export interface TokenAgePorts extends Pick<Connection, 'fetch' | 'storage' | 'store'> {
  readonly bus: Pick<EventBus, 'on'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const tokenSchema = v.pipe(v.string(), v.minLength(20));

/** Asks for the next token, unless another tab has been faster. What gets no answer is asked again by the next page: the answer is the same. */
async function replaceOldToken({ fetch, storage, store, now }: TokenAgePorts): Promise<void> {
  const token = storage.read(SIGNIN_TOKEN);
  const since = storage.read(SIGNIN_TOKEN_SINCE);
  if (token === undefined) return;
  if (since === undefined) return void storage.write(SIGNIN_TOKEN_SINCE, now());
  if (now() - since < TOKEN_ROTATION_MS) return;
  const response = await fetch('/rest/V1/customers/me/token', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, store: store() },
  });
  if (!response.ok) return;
  const next = v.parse(tokenSchema, await response.json());
  // Signed out meanwhile, or another customer has signed in.
  if (storage.read(SIGNIN_TOKEN) !== token) return;
  storage.write(SIGNIN_TOKEN, next);
  storage.write(SIGNIN_TOKEN_SINCE, now());
}

/** One tab at a time, where the browser has locks; where it has none, two tabs get the same token. */
const inTurn = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('signin_token', task) : task();

/** J-267: replaces the token once a day: when a page starts, and when it is looked at again. */
export function watchTokenAge(ports: TokenAgePorts): void {
  const { storage, bus, now } = ports;
  const look = (): void => {
    if (document.hidden || storage.read(SIGNIN_TOKEN) === undefined) return;
    void inTurn(() => replaceOldToken(ports)).catch(() => undefined); // no connection: the next page asks
  };
  bus.on('session.started@1', () => storage.write(SIGNIN_TOKEN_SINCE, now()));
  document.addEventListener('visibilitychange', look);
  look();
}
