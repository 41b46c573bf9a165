import type { Override, Overrides } from 'shared-contracts/federation';
import { HOST_NAME, type LoadedRelease, type ReleaseSet } from '../release-set.ts';
import type { AddressedReleases } from './addressed-releases.ts';
import { OverrideProblem, messageOf } from './override-problem.ts';

/** What has become of one override from an address. */
export interface AddressedOutcome {
  readonly name: string;
  readonly address: string;
  /** The release at the address now; null: it cannot be shown, see `problem`. */
  readonly loaded: LoadedRelease | null;
  readonly problem: string | null;
}

const hasAddress = (entry: readonly [string, Override]): entry is [string, Override & { readonly address: string }] =>
  entry[1].address !== null;

const outcomeOf = async (releases: AddressedReleases, set: ReleaseSet, name: string, address: string): Promise<AddressedOutcome> => {
  try {
    if (name !== HOST_NAME && !set.remotes.has(name))
      throw new OverrideProblem('unusable', `${name} is switched off or was never released.`);
    return { name, address, loaded: await releases.load(name, address), problem: null };
  } catch (error) {
    return { name, address, loaded: null, problem: messageOf(error) };
  }
};

/** Looks at the address of each override that has one. @param set that of everybody */
export const lookAtAddresses = (releases: AddressedReleases, set: ReleaseSet, overrides: Overrides): Promise<readonly AddressedOutcome[]> =>
  Promise.all([...overrides].filter(hasAddress).map(([name, { address }]) => outcomeOf(releases, set, name, address)));

/** The overrides with the present releases of their addresses; the same object when nothing has changed. */
export const refreshed = (overrides: Overrides, outcomes: readonly AddressedOutcome[]): Overrides => {
  const changed = outcomes.filter(({ name, loaded }) => loaded !== null && loaded.release.release !== overrides.get(name)?.release);
  if (changed.length === 0) return overrides;
  const next = new Map(overrides);
  for (const { name, address, loaded } of changed) if (loaded !== null) next.set(name, { release: loaded.release.release, address });
  return next;
};
