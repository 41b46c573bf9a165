import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** Counts what this key may do only so often: a failure, a message asked for. */
  count(key: string): void;
  /** Forgets what this key has done. */
  clear(key: string): void;
  isBlocked(key: string): boolean;
}

/**
 * Blocks a key that has done something too often within a span of time. Each server process counts for itself: two of them on
 * one database allow twice as much.
 * @param span milliseconds from the first time
 */
export function rateLimit(most: number, span: number, now: () => number): RateLimit {
  const counts = new LRUCache<string, { count: number; readonly since: number }>({ max: 10_000 });
  const current = (key: string) => {
    const entry = counts.get(key);
    return entry !== undefined && now() - entry.since < span ? entry : undefined;
  };
  return {
    count: (key) => {
      const entry = current(key);
      if (entry === undefined) counts.set(key, { count: 1, since: now() });
      else entry.count += 1;
    },
    clear: (key) => void counts.delete(key),
    isBlocked: (key) => (current(key)?.count ?? 0) >= most,
  };
}
