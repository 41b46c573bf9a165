/** P-28, N-16: keys that have given nothing are not asked for again. */
import { STATE_LIFE_MS } from '../constants/time.ts';

export interface Blacklist<Key> {
  readonly allows: (key: Key) => boolean;
  /** What has been asked for, and what of it was answered. */
  readonly note: (asked: readonly Key[], answered: ReadonlySet<Key>) => void;
}

/**
 * @param threshold requests without an answer after which a key is left out
 * A key that was last missed half an hour ago (H-01) is asked for again: a page may be open for days.
 */
export function createBlacklist<Key>(threshold: number, now: () => number): Blacklist<Key> {
  const missed = new Map<Key, { readonly times: number; readonly at: number }>();
  const timesOf = (key: Key): number => {
    const known = missed.get(key);
    return known === undefined || now() - known.at >= STATE_LIFE_MS ? 0 : known.times;
  };
  return {
    allows: (key) => timesOf(key) < threshold,
    note(asked, answered) {
      for (const key of asked) {
        if (answered.has(key)) missed.delete(key);
        else missed.set(key, { times: timesOf(key) + 1, at: now() });
      }
    },
  };
}
