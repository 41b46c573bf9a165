import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** Counts a failure of this key. */
  fail(key: string): void;
  /** Forgets the failures of this key. */
  clear(key: string): void;
  isBlocked(key: string): boolean;
}

/**
 * Blocks a key after too many failures within a span of time.
 * @param span milliseconds from the first failure
 */
export function rateLimit(mostFailures: number, span: number, now: () => number): RateLimit {
  const failures = new LRUCache<string, { count: number; readonly since: number }>({ max: 10_000 });
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry !== undefined && now() - entry.since < span ? entry : undefined;
  };
  return {
    fail: (key) => {
      const entry = current(key);
      if (entry === undefined) failures.set(key, { count: 1, since: now() });
      else entry.count += 1;
    },
    clear: (key) => void failures.delete(key),
    isBlocked: (key) => (current(key)?.count ?? 0) >= mostFailures,
  };
}
