import { retry } from 'shared-contracts/retry';
import { StorageError } from './storage-error.ts';

export interface Ask {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Options of requests over a network; each has a default. */
export interface RequestOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Time-out of one try of a read, body included, ms. */
  readonly readMs?: number;
  /** Time-out of one try of a write, ms. */
  readonly writeMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
const READ_MS = 4_000;
const WRITE_MS = 30_000;
/** Limit of a response body, bytes; files of releases are smaller. */
const LARGEST_FILE = 32 * 1024 * 1024;

const bodyOf = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Chunks of a fetched body are bytes; the stream's type does not include that.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > LARGEST_FILE) throw new Error('the answer is larger than any file of a release');
    parts.push(part);
  }
  return Buffer.concat(parts, length);
};

/** The reason of a fetch error, from its cause: its message is always `fetch failed`. */
const reasonOf = (error: unknown): string => {
  const cause = typeof error === 'object' && error !== null && 'cause' in error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : String(cause);
};

/**
 * Sends a request with retries: time-outs, broken connections, 429 and 5xx are retried after 0.2 and 0.4 s (every request is
 * idempotent). Returns 2xx, and the 4xx and 501 that concern the file itself.
 * @param sign creates the request of each try, because signatures expire
 * @throws StorageError 'unreachable' or 'refused'
 */
export const requests = (
  place: string,
  sign: (ask: Ask) => Promise<Request>,
  { fetch = globalThis.fetch, readMs = READ_MS, writeMs = WRITE_MS, wait }: RequestOptions = {},
): ((ask: Ask) => Promise<Answer>) => {
  const once = async (ask: Ask): Promise<Answer> => {
    const request = `${place}: ${ask.method} ${new URL(ask.url).pathname}`;
    const signal = AbortSignal.timeout(ask.method === 'GET' || ask.method === 'HEAD' ? readMs : writeMs);
    let answer: Answer;
    try {
      const response = await fetch(await sign(ask), { signal, redirect: 'error' });
      answer = { status: response.status, headers: response.headers, body: await bodyOf(response) };
    } catch (error) {
      if (error instanceof StorageError) throw error;
      throw new StorageError('unreachable', `${request}: ${reasonOf(error)}`, { cause: error });
    }
    const { status } = answer;
    if (status === 401 || status === 403) throw new StorageError('refused', `${request} is refused (${status})`);
    if (status === 429 || (status >= 500 && status !== 501)) throw new StorageError('unreachable', `${request} answers ${status}`);
    return answer;
  };

  return (ask) =>
    retry(() => once(ask), {
      attempts: ATTEMPTS,
      delayMs: (attempt) => FIRST_PAUSE_MS * 2 ** (attempt - 1),
      retryIf: (error) => error instanceof StorageError && error.problem === 'unreachable',
      ...(wait ? { wait } : {}),
    });
};
