import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { satisfy } from '@module-federation/enhanced/runtime';

const plain = /^\^?([1-9]\d*)\.(\d+)\.(\d+)$/;

/** Whether a version is in a plain range such as `^7.18.0`; all else is for the library to say. */
const isPlainlyIn = (version: string, range: string): boolean => {
  const [, major, minor, patch] = plain.exec(version) ?? [];
  const [, ofMajor, fromMinor, fromPatch] = (range.startsWith('^') && plain.exec(range)) || [];
  if (major === undefined || major !== ofMajor) return false;
  const above = Number(minor) - Number(fromMinor);
  return above > 0 || (above === 0 && Number(patch) >= Number(fromPatch));
};

/** The library reads every range anew, which was 27 ms of a slow phone's start for the dozen plain ranges of a remote. */
const fits = (version: string, range: string): boolean => isPlainlyIn(version, range) || satisfy(version, range);

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
    if (!shared || (range && !fits(version, range))) return args;
    return { ...args, resolver: () => ({ shared, useTreesShaking: false }) };
  },
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
});
