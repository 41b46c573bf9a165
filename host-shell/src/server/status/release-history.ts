import type { ReleaseSet } from '../release-set.ts';
import type { RegistryChange } from './federation-status.ts';

const KEPT = 10;

const releasesOf = ({ host, remotes }: ReleaseSet): ReadonlyMap<string, string> =>
  new Map([host, ...remotes.values()].map(({ name, release }) => [name, release.release]));

/** What has become of each package between two sets, in words. */
export const changesBetween = (before: ReleaseSet, after: ReleaseSet): readonly string[] => {
  const [old, now] = [releasesOf(before), releasesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name} ${old.get(name) ?? 'off'} → ${now.get(name) ?? 'off'}`);
};

/** The last changes of the release set that this process has seen. */
export class ReleaseHistory {
  readonly #now: () => Date;
  #last: ReleaseSet;
  #changes: readonly RegistryChange[] = [];

  constructor(first: ReleaseSet, now: () => Date) {
    this.#last = first;
    this.#now = now;
  }

  /** Newest first. */
  get changes(): readonly RegistryChange[] {
    return this.#changes;
  }

  learn(set: ReleaseSet): void {
    const at = this.#now();
    const news = changesBetween(this.#last, set).map((what): RegistryChange => ({ revision: set.revision, at, what }));
    this.#changes = [...news, ...this.#changes].slice(0, KEPT);
    this.#last = set;
  }
}
