import type { ShopStorage } from 'shared-contracts';
import { errorId, isIgnoredError, type ClientErrorFacts } from 'shared-contracts/errors';
import { LOGGER } from 'shared-contracts/storage';

/** N-24 */
const FLUSH_MS = 10_000;

// The limits of `/temp-react-logger`.
const LENGTHS = { id: 200, message: 4_000, stack: 20_000 } as const;
const MOST = 50;

export interface ErrorLogPorts {
  readonly storage: Pick<ShopStorage, 'read' | 'write'>;
  /** Sends a batch. @returns whether it was taken */
  readonly send: (body: string) => Promise<boolean>;
  /** ms since 1970 */
  readonly now: () => number;
  readonly path: () => string;
  readonly every: (ms: number, task: () => void) => void;
}

export interface ErrorLog {
  /**
   * E-20: the same error of the same release is noted once a page.
   * @param origin `remote@release` that it comes from
   * @returns false for one that is known or not worth telling (E-21)
   */
  readonly note: (error: ClientErrorFacts, origin: string) => boolean;
}

/** errors of the page on their way to the error logger. What could not be sent is sent by the next page. */
export const createErrorLog = ({ storage, send, now, path, every }: ErrorLogPorts): ErrorLog => {
  const seen = new Set<string>(storage.read(LOGGER).map(({ id }) => id));
  let sending = false;

  const flush = async (): Promise<void> => {
    const batch = storage.read(LOGGER).slice(0, MOST);
    if (sending || batch.length === 0) return;
    sending = true;
    const errors = batch.map(({ id, message, stack, path: url, release }) => ({ id, message, stack, url, release }));
    const taken = await send(JSON.stringify({ errors })).catch(() => false);
    sending = false;
    const sent = new Set(batch.map(({ id }) => id));
    if (taken)
      storage.write(
        LOGGER,
        storage.read(LOGGER).filter(({ id }) => !sent.has(id)),
      );
  };
  every(FLUSH_MS, () => void flush());

  return {
    note: (error, origin) => {
      if (isIgnoredError(error)) return false;
      const id = `${origin}|${errorId(error)}`.slice(0, LENGTHS.id);
      const waiting = storage.read(LOGGER);
      if (seen.has(id) || waiting.length >= MOST) return false;
      seen.add(id);
      const message = error.message.slice(0, LENGTHS.message);
      const stack = error.stack?.slice(0, LENGTHS.stack);
      storage.write(LOGGER, [...waiting, { id, message, ...(stack && { stack }), path: path(), time: now(), release: origin }]);
      return true;
    },
  };
};
