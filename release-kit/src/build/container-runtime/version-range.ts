const numbers = (version: string): readonly number[] => version.split(/[-+]/, 1).join('').split('.').map(Number);

/** The only form of range that a container understands: `^1.2.3`, as all of `sharedSingletons` are. */
export const isCaretRange = (range: string): boolean => /^\^\d+\.\d+\.\d+$/.test(range);

/**
 * Whether a version is within a caret range: no less than it, and the same up to the first number that is not 0.
 * A version before its release (`2.0.0-beta`) is in no range.
 */
export const satisfies = (version: string, range: string): boolean => {
  if (version.includes('-')) return false;
  const have = numbers(version);
  const need = numbers(range.slice(1));
  const fixed = need.findIndex((part) => part > 0);
  const differs = need.findIndex((part, at) => part !== have[at]);
  if (differs === -1) return true;
  return differs > fixed && fixed !== -1 && (have[differs] ?? 0) > (need[differs] ?? 0);
};
