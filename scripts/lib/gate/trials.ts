import type { Registry, RegistryEntry, ReleaseReference } from 'release-kit/schema';

/** Number of releases of a provider with which a consumer must work: the active one, and the next ones by rollback. */
const LAST = 3;

/** The last releases of a package that visitors have or may get again: a canary, and three that were not withdrawn. */
export const lastReleases = ({ canary, retained, withdrawn }: RegistryEntry): readonly ReleaseReference[] => {
  const kept = retained.filter(({ release }) => !withdrawn.includes(release)).slice(0, LAST);
  return canary === null || kept.some(({ release }) => release === canary.release) ? kept : [canary, ...kept];
};

/** A release to try, and the consumers whose expectations are run; `reference` is null for a candidate. */
export interface WantedTrial {
  readonly provider: string;
  readonly release: string;
  readonly reference: ReleaseReference | null;
  /** Visitors have it (a canary) or get it now (a candidate): it is tried whether or not a rollback could lead to it. */
  readonly isShown: boolean;
  readonly consumers: readonly string[];
}

/**
 * The trials before candidates are released: all consumers on each candidate, and each candidate on the last releases of all
 * others (also of packages that are released together with it, because these may be rolled back separately).
 * @param candidates name → release
 */
export const wantedTrials = (
  candidates: Readonly<Record<string, string>>,
  registry: Registry | null,
  everybody: readonly string[],
): readonly WantedTrial[] => {
  const asking = Object.keys(candidates);
  const asProviders = Object.entries(candidates).map(([provider, release]) => ({
    provider,
    release,
    reference: null,
    isShown: true,
    consumers: everybody.filter((name) => name !== provider),
  }));
  const beside = Object.entries(registry?.remotes ?? {}).flatMap(([provider, entry]) => {
    const consumers = asking.filter((name) => name !== provider);
    if (consumers.length === 0) return [];
    return lastReleases(entry)
      .filter(({ release }) => release !== candidates[provider])
      .map((reference) => {
        const { release } = reference;
        return { provider, release, reference, isShown: release === entry.canary?.release, consumers };
      });
  });
  return [...asProviders, ...beside];
};
