/** Content of a remote's `federation.config.ts`: the modules it exposes and its server entry. */
export interface RemoteBuild {
  readonly type: 'remote';
  readonly exposes: Readonly<Record<`./${string}`, string>>;
  /** Module whose export `modules` maps the same keys to the same modules. */
  readonly serverEntry: string;
}

export interface HostBuild {
  readonly type: 'host';
  readonly serverEntry: string;
  /** Shared package → file, relative to the package's folder, that replaces it in the browser: the exports that remotes can import. */
  readonly subsets: Readonly<Record<string, string>>;
  /** Libraries whose top-level React calls may be dropped when their result is unused. */
  readonly pureLibraries: RegExp;
  /** Entry of its service worker, relative to the package's folder. */
  readonly worker: string;
}

export type PackageBuild = RemoteBuild | HostBuild;

/** Declares a remote's build, type-checked. */
export const defineRemote = (build: Omit<RemoteBuild, 'type'>): RemoteBuild => ({ type: 'remote', ...build });

/** Declares the host's build. */
export const defineHost = (build: Omit<HostBuild, 'type'>): HostBuild => ({ type: 'host', ...build });
