import type { ListedCircuits } from '../../../circuit/listed-circuits.ts';
import type { RegistryChange } from 'release-kit/schema';
import type { LoadedRelease } from '../../releases/release-set.ts';
import type { ServedReleases } from '../../releases/release-watcher.ts';

/** One package as it is live now. */
export interface LiveRelease {
  readonly name: string;
  readonly release: string;
  readonly version: string;
  readonly commit: string;
  readonly owner: string;
  /** Time of the commit, ISO 8601. */
  readonly builtAt: string;
  /** False: its server bundle cannot be used, browsers render its parts. */
  readonly renderedOnServer: boolean;
  /** Address of its `release.json`. */
  readonly document: string;
}

/** A release that a part of the visitors gets. */
export interface LiveCanary {
  readonly name: string;
  readonly release: string;
  /** Of visitors, 0 … 100. */
  readonly percentage: number;
  /** False: it cannot be used and is not served. */
  readonly usable: boolean;
}

/** A part that keeps failing while the server renders it, and is left to browsers. */
export interface BrokenPart {
  /** `remote@release/Module` */
  readonly part: string;
  readonly state: 'open' | 'half-open';
  /** Until the next try, ms; 0: with the next page. */
  readonly pauseMs: number;
}

/** Everything that the status page shows. */
export interface FederationStatus {
  readonly now: Date;
  /** Of the registry in use. */
  readonly revision: number;
  readonly releases: readonly LiveRelease[];
  readonly canaries: readonly LiveCanary[];
  /** Remotes that are switched off. */
  readonly killed: readonly string[];
  readonly circuits: readonly BrokenPart[];
  /** Newest first. */
  readonly changes: readonly RegistryChange[];
}

const liveRelease = ({ name, release, bundle }: LoadedRelease): LiveRelease => ({
  name,
  release: release.release,
  version: release.version,
  commit: release.commit,
  owner: release.owner,
  builtAt: release.builtAt,
  renderedOnServer: bundle !== null,
  document: `/releases/${name}/${release.release}/release.json`,
});

/** The current state of the host. */
export const federationStatus = ({ registry, set, canaries }: ServedReleases, circuits: ListedCircuits, now: Date): FederationStatus => {
  const entries = Object.entries(registry.remotes);
  return {
    now,
    revision: registry.revision,
    releases: [set.host, ...set.remotes.values()].map(liveRelease),
    canaries: entries.flatMap(([name, { canary, killed }]) =>
      canary === null || killed ? [] : [{ name, release: canary.release, percentage: canary.percentage, usable: canaries.has(name) }],
    ),
    killed: entries.flatMap(([name, { killed }]) => (killed ? [name] : [])),
    circuits: [...circuits.broken].map(([part, { state }]) => ({ part, state, pauseMs: circuits.pauseOf(part) })),
    changes: registry.changes,
  };
};
