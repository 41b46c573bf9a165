import { gt, gte, inc, major, satisfies } from 'semver';

/** What a change of an API is to those who rely on it. */
export type Change = 'none' | 'addition' | 'breaking';

/**
 * The version that a change needs at least; null when the new one will do. Before 1.0.0 the second number counts as the first.
 * @throws for what is no version
 */
export const versionNeeded = (change: Change, released: string, now: string): string | null => {
  const stable = major(released) > 0;
  if (change === 'none') return gte(now, released) ? null : released;
  const least = inc(released, change === 'breaking' ? (stable ? 'major' : 'minor') : stable ? 'minor' : 'patch');
  if (least === null) throw new Error(`${released} is no version`);
  const enough = change === 'breaking' ? gt(now, released) && !satisfies(now, `^${released}`) : gte(now, least);
  return enough ? null : least;
};
