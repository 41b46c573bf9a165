/** N-26, ≠01: the generic helper for remotes, the service worker, the IP lookup and dedicated content. */

export interface RetryOptions {
  /** Tries in all, the first included. */
  readonly attempts?: number;
  /** Pause between two tries in ms, or a rule that gives it for the try that failed (1, 2, …). */
  readonly delayMs?: number | ((attempt: number) => number);
  /** False ends the tries at once. */
  readonly retryIf?: (error: unknown) => boolean;
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly signal?: AbortSignal;
}

/** Resolves after `ms`; rejects with the signal's reason when it is aborted before. */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Calls `task` until it succeeds: by default 5 tries, 5 s apart. Rejects with the last error. */
export async function retry<Value>(task: (attempt: number) => Promise<Value>, options: RetryOptions = {}): Promise<Value> {
  const { attempts = 5, delayMs = 5000, retryIf = () => true, wait = waitFor, signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task(attempt);
    } catch (error) {
      if (attempt >= attempts || signal?.aborted || !retryIf(error)) throw error;
      await wait(typeof delayMs === 'number' ? delayMs : delayMs(attempt), signal);
    }
  }
}
