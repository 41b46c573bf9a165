import type { Language, RemoteModule } from 'shared-contracts';
import type { PageReleases, RemoteInPage } from 'shared-contracts/federation';
import { nextTask } from '../next-task.ts';
import { ContainerError, loadContainer, type Container } from './container.ts';
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

/** Loads modules of the release set that the page was drawn with: each file against its hash, each failure retryable. */
export const createBrowserLoader = (releases: PageReleases, language: Language): ModuleLoader => {
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

  const learnAssets = async ({ base, document }: RemoteInPage): Promise<void> => {
    if (assets.has(base)) return;
    const response = await fetch(document.url, { integrity: document.integrity });
    if (!response.ok) throw new ContainerError(`${document.url} answers ${response.status}`);
    assets.set(base, assetsOf(await response.json()));
  };

  const scope = createShareScope();
  const containers = new Map<string, Promise<Container>>();

  /**
   * Files of a release are cached for ever, wrong bytes too: after a failure everything that the release names is fetched
   * anew, past the cache, before the next try.
   */
  const refetch = async ({ base }: RemoteInPage): Promise<void> => {
    const files = Object.keys(assets.get(base) ?? {}).filter((file) => /\.(js|css)$/.test(file));
    await Promise.allSettled(files.map((file) => fetch(base + file, { cache: 'reload' })));
  };
  const failed = new Set<string>();

  const containerOf = (name: string, remote: RemoteInPage): Promise<Container> => {
    const known = containers.get(name);
    if (known) return known;
    const loading = learnAssets(remote).then(async () => {
      await nextTask();
      const url = remote.base + remote.entry;
      return loadContainer(name, url, integrityOf(url), scope);
    });
    containers.set(name, loading);
    // A failure is not remembered: the next call is a new try.
    loading.catch(() => containers.delete(name));
    return loading;
  };

  const moduleOf = async (name: string, remote: RemoteInPage, module: string): Promise<unknown> => {
    const container = await containerOf(name, remote);
    await nextTask();
    const run = await container.get(module);
    await nextTask();
    return run();
  };

  return async ({ remote: name, module }) => {
    const remote = releases.remotes[name];
    if (remote === undefined) throw new ContainerError(`${name} is not part of this page's releases`);
    if (failed.delete(name)) await refetch(remote);
    const loaded = await moduleOf(name, remote, module).catch((error: unknown) => {
      failed.add(name);
      throw error;
    });
    if (!isRemoteModule(loaded)) throw new ContainerError(`${name}@${remote.release} has no component in ${module}`);
    await loaded.texts?.load(language);
    return loaded;
  };
};
