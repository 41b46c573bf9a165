import type { ListedCircuits } from '../../circuit/listed-circuits.ts';
import type { LoadedRelease, ReleaseSet } from '../release-set.ts';

/** One package as it is live now. */
export interface LiveRelease {
  readonly name: string;
  readonly release: string;
  readonly version: string;
  readonly commit: string;
  readonly owner: string;
  /** Time of the commit, ISO 8601. */
  readonly builtAt: string;
  /** False: its server bundle cannot be used, browsers draw its parts. */
  readonly drawnOnServer: boolean;
  /** Address of its `release.json`. */
  readonly document: string;
}

/** A release that some visitors get. */
export interface Canary {
  readonly name: string;
  readonly release: string;
  /** Of visitors, 0 … 100. */
  readonly percent: number;
}

/** A part that keeps failing while the server draws it, and is left to browsers. */
export interface BrokenPart {
  /** `remote@release/Module` */
  readonly part: string;
  readonly state: 'open' | 'half-open';
  /** Until the next try, ms; 0: with the next page. */
  readonly pauseMs: number;
}

/** A change of what is live. */
export interface RegistryChange {
  readonly revision: number;
  readonly at: Date;
  /** In words: `mfe-catalog 1.0.0-a → 1.1.0-b`. */
  readonly what: string;
}

/** Everything that the status page shows. */
export interface FederationStatus {
  readonly now: Date;
  /** Of the registry in use. */
  readonly revision: number;
  readonly releases: readonly LiveRelease[];
  readonly canaries: readonly Canary[];
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
  drawnOnServer: bundle !== null,
  document: `/releases/${name}/${release.release}/release.json`,
});

export interface StatusSources {
  readonly set: ReleaseSet;
  readonly canaries: readonly Canary[];
  readonly circuits: ListedCircuits;
  readonly changes: readonly RegistryChange[];
  readonly now: Date;
}

/** What the host knows of itself at this moment. */
export const federationStatus = ({ set, canaries, circuits, changes, now }: StatusSources): FederationStatus => ({
  now,
  revision: set.revision,
  releases: [set.host, ...set.remotes.values()].map(liveRelease),
  canaries,
  circuits: [...circuits.broken].map(([part, { state }]) => ({ part, state, pauseMs: circuits.pauseOf(part) })),
  changes,
});
