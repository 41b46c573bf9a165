import type { Language, RemoteModule } from 'shared-contracts';
import type { PageReleases, RemoteInPage } from 'shared-contracts/federation';
import type { Circuits } from '../circuit/circuits.ts';
import { nextTask } from '../schedule/next-task.ts';
import { ContainerError, RemoteAtRest, loadContainer, type Container } from './container.ts';
import type { ModuleLoader } from './module-cache.ts';
import { createShareScope } from './shared-scope.ts';

declare global {
  interface Window {
    /** Integrity of a file of the page's release set; throws for a file that no release names. Used by every bundle's chunk loader. */
    amperioIntegrity?: (url: string) => string;
  }
}

type AssetMap = Readonly<Record<string, string>>;

/** The asset map of a release document; its bytes were checked against the page's hash, so only its shape is looked at. */
const assetsOf = (document: unknown): AssetMap => {
  const assets = typeof document === 'object' && document !== null && 'assets' in document ? document.assets : null;
  if (typeof assets !== 'object' || assets === null) throw new ContainerError('the release document names no assets');
  return assets as AssetMap;
};

const isRemoteModule = (value: unknown): value is RemoteModule<object> => typeof value === 'object' && value !== null && 'default' in value;

/** How long a module of a remote took to come, or that it did not. */
export interface RemoteLoad {
  readonly remote: string;
  readonly ms: number;
  readonly ok: boolean;
}

export interface LoaderPorts {
  /** By the name of the remote: one that fails often is not asked for a while. */
  readonly circuits: Circuits;
  readonly onLoad: (load: RemoteLoad) => void;
  /** ms */
  readonly now: () => number;
}

/** Loads modules of the release set that the page was drawn with: each file against its hash, each failure retryable. */
export const createBrowserLoader = (releases: PageReleases, language: Language, { circuits, onLoad, now }: LoaderPorts): ModuleLoader => {
  const assets = new Map<string, AssetMap>();
  for (const remote of Object.values(releases.remotes)) if (remote.assets) assets.set(remote.base, remote.assets);

  const integrityOf = (url: string): string => {
    const path = new URL(url, location.href).pathname;
    const cut = path.lastIndexOf('/') + 1;
    const known = assets.get(path.slice(0, cut))?.[path.slice(cut)];
    if (known === undefined) throw new ContainerError(`${path} is not part of this page's releases`);
    return known;
  };
  window.amperioIntegrity = integrityOf;

  const learnAssets = async ({ base, document }: RemoteInPage, again: boolean): Promise<void> => {
    if (assets.has(base)) return;
    const response = await fetch(document.url, { integrity: document.integrity, ...(again && { cache: 'reload' }) });
    if (!response.ok) throw new ContainerError(`${document.url} answers ${response.status}`);
    assets.set(base, assetsOf(await response.json()));
  };

  const scope = createShareScope();
  const containers = new Map<string, Promise<Container>>();

  /**
   * Files of a release are cached for ever, wrong bytes too: after a failure the entry, or once that has come everything that
   * the release names, is fetched anew, past the cache, before the next try.
   */
  const refetch = async ({ base, entry }: RemoteInPage, isEntryHere: boolean): Promise<void> => {
    const files = Object.keys(assets.get(base) ?? {}).filter((file) => (isEntryHere ? /\.(js|css)$/.test(file) : file === entry));
    await Promise.allSettled(files.map((file) => fetch(base + file, { cache: 'reload' })));
  };
  const failed = new Set<string>();

  const containerOf = (name: string, remote: RemoteInPage, again: boolean): Promise<Container> => {
    const known = containers.get(name);
    if (known) return known;
    const loading = learnAssets(remote, again).then(async () => {
      await nextTask();
      const url = remote.base + remote.entry;
      return loadContainer(name, url, integrityOf(url), scope);
    });
    containers.set(name, loading);
    // A failure is not remembered: the next call is a new try.
    loading.catch(() => containers.delete(name));
    return loading;
  };

  const moduleOf = async (name: string, remote: RemoteInPage, module: string): Promise<RemoteModule<object>> => {
    const again = failed.delete(name);
    if (again) await refetch(remote, containers.has(name));
    const container = await containerOf(name, remote, again);
    await nextTask();
    const run = await container.get(module);
    await nextTask();
    const loaded = run();
    if (!isRemoteModule(loaded)) throw new ContainerError(`${name}@${remote.release} has no component in ${module}`);
    await loaded.texts?.load(language);
    return loaded;
  };

  // Modules that wait for one container fail with it, once.
  let lastError: unknown;

  return async ({ remote: name, module }) => {
    const remote = releases.remotes[name];
    if (remote === undefined) throw new ContainerError(`${name} is not part of this page's releases`);
    if (!circuits.begin(name)) throw new RemoteAtRest(name);
    const start = now();
    const end = (ok: boolean): void => {
      circuits.end(name, ok);
      onLoad({ remote: name, ms: now() - start, ok });
    };
    try {
      const loaded = await moduleOf(name, remote, module);
      end(true);
      return loaded;
    } catch (error) {
      failed.add(name);
      if (error !== lastError) end(false);
      lastError = error;
      throw error;
    }
  };
};
