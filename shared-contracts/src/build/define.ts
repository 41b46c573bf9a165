import type { SharedSingleton } from '../federation/shared-singletons.ts';

/** What a remote's `federation.config.ts` says: the modules it exposes and its server entry. */
export interface RemoteBuild {
  readonly type: 'remote';
  readonly exposes: Readonly<Record<`./${string}`, string>>;
  /** Module whose export `modules` maps the same keys to the same modules. */
  readonly serverEntry: string;
  readonly staticDir?: string;
}

export interface HostBuild {
  readonly type: 'host';
  readonly serverEntry: string;
  /** Files that re-export the used names of a shared package. */
  readonly subsets: Partial<Record<SharedSingleton, string>>;
  readonly staticDir?: string;
}

export type PackageBuild = RemoteBuild | HostBuild;

/** Declares a remote's build, with its types checked. */
export const defineRemote = (build: Omit<RemoteBuild, 'type'>): RemoteBuild => ({ type: 'remote', ...build });

/** Declares the host's build. */
export const defineHost = (build: Omit<HostBuild, 'type'>): HostBuild => ({ type: 'host', ...build });
