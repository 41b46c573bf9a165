import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { satisfy } from '@module-federation/enhanced/runtime';

/**
 * Rules for packages that are fetched when first needed, for the runtime of every remote in the page:
 * - The host's version is used where it fits, as with packages that are loaded already; the runtime would take the newest
 *   one, and the page had two kinds of dialogs.
 * - One that failed to load is fetched again by the next who asks; the runtime would keep the failed promise.
 * @param versions those of the host, by package
 */
export const sharedPartsPlugin = (versions: Readonly<Record<string, string>>): ModuleFederationRuntimePlugin => ({
  name: 'shared-parts',
  resolveShare(args) {
    const { pkgName, scope, shareScopeMap, shareInfo } = args;
    const version = versions[pkgName] ?? '';
    const shared = shareScopeMap[scope]?.[pkgName]?.[version];
    const range = shareInfo.shareConfig.requiredVersion;
    if (!shared || (range && !satisfy(version, range))) return args;
    return { ...args, resolver: () => ({ shared, useTreesShaking: false }) };
  },
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
});
