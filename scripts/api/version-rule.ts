import { gt, gte, inc, major, satisfies } from 'semver';

/** The kind of a change of an API. */
export type Change = 'none' | 'addition' | 'breaking';

/**
 * The lowest version that a change requires; null when the new version is sufficient. Before 1.0.0 the minor number counts as the major.
 * @throws for an invalid version
 */
export const versionNeeded = (change: Change, released: string, now: string): string | null => {
  const stable = major(released) > 0;
  if (change === 'none') return gte(now, released) ? null : released;
  const least = inc(released, change === 'breaking' ? (stable ? 'major' : 'minor') : stable ? 'minor' : 'patch');
  if (least === null) throw new Error(`${released} is no version`);
  const enough = change === 'breaking' ? gt(now, released) && !satisfies(now, `^${released}`) : gte(now, least);
  return enough ? null : least;
};
