import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import type { Language } from 'shared-contracts';
import { containerName, type PageReleases } from 'shared-contracts/federation';
import { RemoteLoadError } from './load-errors.ts';
import type { ModuleLoader } from './module-cache.ts';
import { integrityPlugin } from './plugins/integrity.ts';
import { loadOutcomePlugin, type LoadOutcomePorts } from './plugins/load-outcome.ts';
import { isRemoteModule, pageModulePlugin } from './plugins/page-module.ts';
import { retryPlugin } from './plugins/retry.ts';
import { sharedPartsPlugin } from './plugins/shared-parts.ts';
import { ReleaseAssets } from './release-assets.ts';
import { sharedPackages, sharedVersions } from './shared-packages.ts';

declare global {
  interface Window {
    /** Integrity of a file of the page's release set; throws for a file that no release names. Used by every bundle's chunk loader. */
    amperioIntegrity?: (url: string) => string;
  }
}

/**
 * Makes the page a host of module federation whose remotes are those of the release set that the page was rendered with, and
 * gives their modules: each file against its hash, each failure repeatable.
 */
export const createBrowserLoader = (releases: PageReleases, language: Language, outcome: LoadOutcomePorts): ModuleLoader => {
  const assets = new ReleaseAssets(releases);
  window.amperioIntegrity = assets.integrityOf;
  // Also for the runtimes of the remotes, which find shared packages for themselves.
  registerGlobalPlugins([sharedPartsPlugin(sharedVersions)]);
  const host = createInstance({
    name: 'host_shell',
    shareStrategy: 'loaded-first',
    shared: sharedPackages(),
    remotes: Object.entries(releases.remotes).map(([name, { base, entry }]) => ({
      name,
      entry: base + entry,
      entryGlobalName: containerName(name),
    })),
    plugins: [
      // Remotes that are built with `externalRuntime` take the runtime's core from here.
      injectExternalRuntimeCore(),
      loadOutcomePlugin(outcome),
      retryPlugin(releases, assets),
      integrityPlugin(releases, assets),
      pageModulePlugin(releases, language),
    ],
  });
  return async ({ remote, module }) => {
    if (!releases.remotes[remote]) throw new RemoteLoadError(`${remote} is not part of this page's releases`);
    const loaded: unknown = await host.loadRemote(`${remote}/${module.slice(2)}`);
    if (!isRemoteModule(loaded)) throw new RemoteLoadError(`${remote} has no component in ${module}`);
    return loaded;
  };
};
