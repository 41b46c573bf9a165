import type { RemoteModule } from 'shared-contracts';
import type { Release, ReleaseReference } from 'release-kit/schema';
import { isAddressed, type PageReleases } from 'shared-contracts/federation';
import { assertCompatible } from 'release-kit/gate';
import { evaluateBundle, type SharedRequire } from './evaluate.ts';
import { hostCapabilities } from './host-capabilities.ts';
import type { ReleaseReader } from './release-reader.ts';
import { assertHostBundle } from './host-bundle.ts';
import { Stylesheet } from '../styles/stylesheet.ts';

/** One release, ready to be rendered on the server and named in pages. */
export interface LoadedRelease {
  readonly name: string;
  readonly release: Release;
  /** sha384 of `release.json` */
  readonly documentIntegrity: string;
  /** What the server bundle exports; null when it could not be loaded: its slots are then rendered in the browser. */
  readonly bundle: unknown;
  /** Stylesheets by path: for the critical CSS in the HTML. */
  readonly styles: ReadonlyMap<string, Stylesheet>;
}

/** What the server renders with at one moment: the host's release and one release of each remote. */
export interface ReleaseSet {
  readonly revision: number;
  readonly host: LoadedRelease;
  readonly remotes: ReadonlyMap<string, LoadedRelease>;
  /** Names the set in cache keys. */
  readonly key: string;
}

export const HOST_NAME = 'host-shell';

/** Whether a release of the set is from a developer's address: pages that it renders are kept nowhere. */
export const hasAddressed = ({ host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>): boolean =>
  [host, ...remotes.values()].some(({ release }) => isAddressed(release.release));

/** The set of these releases. */
export const releaseSetOf = (revision: number, host: LoadedRelease, remotes: ReadonlyMap<string, LoadedRelease>): ReleaseSet => ({
  revision,
  host,
  remotes,
  key: [host, ...remotes.values()].map(({ name, release }) => `${name}@${release.release}`).join('|'),
});

interface LoadRequest {
  readonly store: ReleaseReader;
  readonly require: SharedRequire;
  readonly name: string;
  readonly reference: ReleaseReference;
  readonly limitMs: number;
  readonly onBundleError: (error: unknown) => void;
}

/** Loads a release: document, compatibility, styles, server bundle. A remote's bundle may fail without failing the release. */
export const loadRelease = async ({ store, require, name, reference, limitMs, onBundleError }: LoadRequest): Promise<LoadedRelease> => {
  const id = reference.release;
  const { release, integrity } = await store.readDocument(name, id, reference.document);
  assertCompatible(release, hostCapabilities);
  const css = new Map(Object.values(release.exposes).flatMap((exposed) => exposed.css.map((asset) => [asset.path, asset] as const)));
  const styles = new Map<string, Stylesheet>();
  for (const [path, asset] of css) {
    styles.set(path, new Stylesheet(await store.readAsset(name, id, { path: `web/${path}`, integrity: asset.integrity })));
  }
  let bundle: unknown = null;
  try {
    const code = await store.readAsset(name, id, release.server);
    bundle = evaluateBundle(code, `${name}@${id}/server.cjs`, require, limitMs);
  } catch (error) {
    onBundleError(error);
  }
  if (name === HOST_NAME && bundle !== null) assertHostBundle(bundle);
  return { name, release, documentIntegrity: integrity, bundle, styles };
};

/** A module of a remote's server bundle, if it has one. */
export const serverModule = (set: ReleaseSet, remote: string, module: string): RemoteModule<object> | null => {
  const bundle = set.remotes.get(remote)?.bundle;
  if (typeof bundle !== 'object' || bundle === null || !('modules' in bundle)) return null;
  const modules = bundle.modules;
  if (typeof modules !== 'object' || modules === null || !Object.hasOwn(modules, module)) return null;
  // The contract of a server bundle (docs/remote-contract.md): `modules[key]` is a module with a component as default export.
  return (modules as Record<string, RemoteModule<object>>)[module] ?? null;
};

/** True when the remote's release has a module for this page or slot. */
export const exposes = (set: ReleaseSet, remote: string, module: string): boolean =>
  Object.hasOwn(set.remotes.get(remote)?.release.exposes ?? {}, module);

/** The path below which the files of a release are served. */
export const assetBase = (name: string, release: string): string => `/assets/${name}/${release}/`;

/** The block `#releases` of a page: everything the browser may load, with the asset maps of the remotes it needs at once. */
export const pageReleases = (set: ReleaseSet, inFull: readonly string[]): PageReleases => {
  const entryOf = ({ name, release, documentIntegrity }: LoadedRelease, full: boolean) => ({
    release: release.release,
    base: assetBase(name, release.release),
    entry: release.entry.path,
    assets: full ? release.assets : null,
    document: { url: `/releases/${name}/${release.release}/release.json`, integrity: documentIntegrity },
  });
  const remotes: PageReleases['remotes'] = { [HOST_NAME]: entryOf(set.host, true) };
  for (const [name, loaded] of set.remotes) remotes[name] = entryOf(loaded, inFull.includes(name));
  return { revision: set.revision, host: set.host.release.release, remotes };
};

/** @param remote the page's own, or '' */
export const pageReleasesJson = (set: ReleaseSet, remote: string): string => JSON.stringify(pageReleases(set, [remote]));
