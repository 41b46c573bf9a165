import type { RegistryEntry } from 'shared-contracts/federation';

/**
 * The release to go back to: the one that is named, else the one that was active before.
 * @param isStored whether the release store still has a release
 * @throws in one line when there is none
 */
export const earlierRelease = (
  name: string,
  entry: RegistryEntry | undefined,
  wanted: string | undefined,
  isStored: (release: string) => boolean,
): string => {
  const known = entry?.retained.filter((release) => release !== entry.active && isStored(release)) ?? [];
  const [previous] = known;
  if (previous === undefined) throw new Error(`${name} has no earlier release to go back to`);
  if (wanted === undefined) return previous;
  if (!known.includes(wanted)) throw new Error(`${name} has no earlier release ${wanted}: there are ${known.join(', ')}`);
  return wanted;
};
