import { readContentMessage } from 'shared-contracts/live';
import { WebSocket } from 'ws';

const RECONNECT_MS = 1_000;

/** What has changed: some pages, as `cleanUrlKey` writes their paths, or anything. */
export type CommerceChange = { readonly paths: readonly string[] } | 'anything';

/** J-225: only of what editors have published is it known which pages show it. */
const changeOf = (text: string): CommerceChange => readContentMessage(text)?.wsContent ?? 'anything';

const watchStore = (url: string, onChange: (change: CommerceChange) => void): { close(): void } => {
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = () => {
    socket = new WebSocket(url);
    socket.on('message', (data) => onChange(changeOf(String(data))));
    socket.on('open', () => onChange('anything')); // messages that were pushed while there was no connection are lost
    socket.on('error', () => {}); // 'close' follows and reconnects
    socket.on('close', () => {
      if (!closed) timer = setTimeout(connect, RECONNECT_MS);
    });
  };
  connect();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.terminate();
    },
  };
};

/**
 * Listens to the commerce server's pushes: a change of what pages show drops the cached ones.
 * @param stores codes beside the main store, which is the one without a code; each gets the messages about its own products only
 */
export const watchCommerceEvents = (
  commerceUrl: string,
  stores: Iterable<string>,
  onChange: (change: CommerceChange) => void,
): { close(): void } => {
  const address = `${commerceUrl.replace(/^http/, 'ws')}/ws`;
  const urls = new Set([address, ...[...stores].map((store) => `${address}?store=${encodeURIComponent(store)}`)]);
  const watches = [...urls].map((url) => watchStore(url, onChange));
  return {
    close() {
      for (const watch of watches) watch.close();
    },
  };
};
