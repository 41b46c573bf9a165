import { retry } from 'shared-contracts/retry';
import { StoreError } from './store-error.ts';

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

/** How a store is asked over a network; what is left out has a default. */
export interface RequestOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Time for one try of reading, its body included, ms. */
  readonly readMs?: number;
  /** The same for writing. */
  readonly writeMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
const READ_MS = 4_000;
const WRITE_MS = 30_000;
/** No file of a release is as large; an answer that never ends must end. */
const LARGEST_FILE = 32 * 1024 * 1024;

const bodyOf = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Chunks of a fetched body are bytes; the type of the stream does not say so.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > LARGEST_FILE) throw new Error('the answer is larger than any file of a release');
    parts.push(part);
  }
  return Buffer.concat(parts, length);
};

/** `fetch failed` says nothing; the reason behind it does. */
const reasonOf = (error: unknown): string => {
  const cause = typeof error === 'object' && error !== null && 'cause' in error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : String(cause);
};

/**
 * Asks a store until it gets an answer that can be used: time-outs, broken connections, 429 and 5xx are tried again after 0.2 and
 * 0.4 s (all that is asked of a store may be asked twice). Returns 2xx, and those of 4xx and 501 that tell something about the file.
 * @param sign makes the request of each try: a signature does not last
 * @throws StoreError 'unreachable' or 'refused'
 */
export const requests = (
  place: string,
  sign: (ask: Ask) => Promise<Request>,
  { fetch = globalThis.fetch, readMs = READ_MS, writeMs = WRITE_MS, wait }: RequestOptions = {},
): ((ask: Ask) => Promise<Answer>) => {
  const once = async (ask: Ask): Promise<Answer> => {
    const said = `${place}: ${ask.method} ${new URL(ask.url).pathname}`;
    const signal = AbortSignal.timeout(ask.method === 'GET' || ask.method === 'HEAD' ? readMs : writeMs);
    let answer: Answer;
    try {
      const response = await fetch(await sign(ask), { signal, redirect: 'error' });
      answer = { status: response.status, headers: response.headers, body: await bodyOf(response) };
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError('unreachable', `${said}: ${reasonOf(error)}`, { cause: error });
    }
    const { status } = answer;
    if (status === 401 || status === 403) throw new StoreError('refused', `${said} is refused (${status})`);
    if (status === 429 || (status >= 500 && status !== 501)) throw new StoreError('unreachable', `${said} answers ${status}`);
    return answer;
  };

  return (ask) =>
    retry(() => once(ask), {
      attempts: ATTEMPTS,
      delayMs: (attempt) => FIRST_PAUSE_MS * 2 ** (attempt - 1),
      retryIf: (error) => error instanceof StoreError && error.problem === 'unreachable',
      ...(wait ? { wait } : {}),
    });
};
