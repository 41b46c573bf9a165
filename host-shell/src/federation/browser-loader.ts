import { init } from '@module-federation/enhanced/runtime';
import { CHUNK_LOAD_TIMEOUT_MS, containerName, type Language, type RemoteModule } from 'shared-contracts';
import type { PageReleases, RemoteInPage } from 'shared-contracts/federation';
import * as v from 'valibot';
import type { ModuleLoader } from './module-cache.ts';
import { sharedScope } from './shared-scope.ts';

declare global {
  interface Window {
    /** Integrity of a file of the page's release set; throws for a file that no release names. Used by every bundle's chunk loader. */
    amperioIntegrity?: (url: string) => string;
  }
}

const documentSchema = v.object({ assets: v.record(v.string(), v.string()) });

/** A remote's part could not be fetched; names the remote and its release. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

/** Loads modules of the release set that the page was drawn with: each file against its hash, each failure retryable. */
export const createBrowserLoader = (releases: PageReleases, language: Language): ModuleLoader => {
  const assets = new Map<string, Readonly<Record<string, string>>>();
  for (const remote of Object.values(releases.remotes)) if (remote.assets) assets.set(remote.base, remote.assets);

  const integrity = (url: string): string => {
    const path = new URL(url, location.href).pathname;
    const cut = path.lastIndexOf('/') + 1;
    const known = assets.get(path.slice(0, cut))?.[path.slice(cut)];
    if (known === undefined) throw new RemoteLoadError(`${path} is not part of this page's releases`);
    return known;
  };
  window.amperioIntegrity = integrity;

  const federation = init({
    name: 'host_shell',
    remotes: [],
    shared: sharedScope(),
    // 'version-first' would fetch every remote at the start and let a remote's React replace the shop's.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'amperio-integrity',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          script.crossOrigin = 'anonymous';
          script.integrity = integrity(url);
          script.src = url;
          return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
        },
      },
    ],
  });

  const register = (name: string, remote: RemoteInPage, force: boolean) =>
    federation.registerRemotes([{ name: containerName(name), entry: new URL(remote.base + remote.entry, location.href).href }], { force });

  const learnAssets = async ({ base, document }: RemoteInPage): Promise<void> => {
    if (assets.has(base)) return;
    const response = await fetch(document.url, { integrity: document.integrity });
    if (!response.ok) throw new RemoteLoadError(`${document.url} answers ${response.status}`);
    assets.set(base, v.parse(documentSchema, await response.json()).assets);
  };

  const registered = new Set<string>();
  const failed = new Set<string>();

  return async ({ remote: name, module }) => {
    const remote = releases.remotes[name];
    if (remote === undefined) throw new RemoteLoadError(`${name} is not part of this page's releases`);
    try {
      await learnAssets(remote);
      // The federation runtime remembers a failure: registering anew is what makes a second try one.
      if (!registered.has(name) || failed.has(name)) register(name, remote, failed.has(name));
      registered.add(name);
      const loaded = await federation.loadRemote<RemoteModule<object>>(`${containerName(name)}/${module.slice(2)}`);
      if (loaded === null) throw new RemoteLoadError(`${name}@${remote.release} has no module ${module}`);
      await loaded.texts?.load(language);
      failed.delete(name);
      return loaded;
    } catch (error) {
      failed.add(name);
      throw error;
    }
  };
};
