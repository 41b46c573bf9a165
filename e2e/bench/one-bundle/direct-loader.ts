import { modules } from 'one-bundle-modules';
import type { Language } from 'shared-contracts';
import type { PageReleases } from 'shared-contracts/federation';
import type { ModuleLoader } from '../../../host-shell/src/federation/module-cache.ts';

/** Replaces the shop's container loader in the one bundle: imports the modules directly and verifies each chunk's hash. */
export const createBrowserLoader = (releases: PageReleases, language: Language): ModuleLoader => {
  const assets = releases.remotes['host-shell']?.assets ?? {};
  window.amperioIntegrity = (url) => {
    const known = assets[url.slice(url.lastIndexOf('/') + 1)];
    if (known === undefined) throw new Error(`${url} is not part of this page's release`);
    return known;
  };
  return async ({ module }) => {
    const load = modules[module];
    if (load === undefined) throw new Error(`the bundle has no ${module}`);
    const loaded = await load();
    await loaded.texts?.load(language);
    return loaded;
  };
};
