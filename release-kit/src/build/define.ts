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
  /** Shared package → file from the package's folder that stands for it in the browser: the names that remotes can import. */
  readonly subsets: Readonly<Record<string, string>>;
  /** Libraries whose top-level React calls may be dropped when nobody uses their result. */
  readonly pureLibraries: RegExp;
  /** Entry of its service worker, from the package's folder. */
  readonly worker: string;
}

export type PackageBuild = RemoteBuild | HostBuild;

/** Declares a remote's build, with its types checked. */
export const defineRemote = (build: Omit<RemoteBuild, 'type'>): RemoteBuild => ({ type: 'remote', ...build });

/** Declares the host's build. */
export const defineHost = (build: Omit<HostBuild, 'type'>): HostBuild => ({ type: 'host', ...build });
