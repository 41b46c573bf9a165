import type { Registry, RegistryEntry, ReleaseReference } from 'release-kit/schema';

/** How many releases of a provider a consumer must be able to live with: the active one, and those that a rollback leads to first. */
const LAST = 3;

/** The last releases of a package that visitors have, or may have again: a canary, and three that were not taken back. */
export const lastReleases = ({ canary, retained, withdrawn }: RegistryEntry): readonly ReleaseReference[] => {
  const kept = retained.filter(({ release }) => !withdrawn.includes(release)).slice(0, LAST);
  return canary === null || kept.some(({ release }) => release === canary.release) ? kept : [canary, ...kept];
};

/** A release to try, and whose expectations; null: it is one of the candidates. */
export interface WantedTrial {
  readonly provider: string;
  readonly release: string;
  readonly reference: ReleaseReference | null;
  readonly consumers: readonly string[];
}

/**
 * Who must be tried on what before candidates are released: everybody on each candidate, and each candidate on the last releases of all
 * others (of a package that is released together with it, too: it may be taken back alone).
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
    consumers: everybody.filter((name) => name !== provider),
  }));
  const beside = Object.entries(registry?.remotes ?? {}).flatMap(([provider, entry]) => {
    const consumers = asking.filter((name) => name !== provider);
    if (consumers.length === 0) return [];
    return lastReleases(entry)
      .filter(({ release }) => release !== candidates[provider])
      .map((reference) => ({ provider, release: reference.release, reference, consumers }));
  });
  return [...asProviders, ...beside];
};
