import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { lazySharedParts, sharedSingletons } from 'shared-contracts/federation';

const versionSchema = v.object({ version: v.string() });

const packageOf = (key: string): string => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

/** Version of a shared package as installed for the package in `dir` (which must depend on it directly). */
export const installedVersion = (dir: string, key: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(dir, 'node_modules', packageOf(key), 'package.json'), 'utf8'));
  return v.parse(versionSchema, manifest).version;
};

/** Versions of all singletons, for `release.json`. */
export const sharedVersions = (dir: string): Record<string, string> =>
  Object.fromEntries(Object.keys(sharedSingletons).map((key) => [key, installedVersion(dir, key)]));

/** Versions of the packages that are shared on demand. */
export const lazyPartVersions = (dir: string): Record<string, string> =>
  Object.fromEntries(lazySharedParts.map((key) => [key, installedVersion(dir, key)]));

interface SharedSetting {
  readonly import: false;
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
}

/**
 * The `shared` setting of a remote's federation plugin. A remote contains no copies of shared packages: it runs in a page of the host
 * and uses its runtime and packages; its standalone page is a plain bundle (`standalone-server.ts`). An incompatible version
 * is an error of the requesting slot, never a second instance.
 */
export const sharedSettings = (): Record<string, SharedSetting> => {
  const setting = (requiredVersion: string): SharedSetting => ({
    import: false,
    singleton: true,
    strictVersion: true,
    requiredVersion,
  });
  return {
    ...Object.fromEntries(Object.entries(sharedSingletons).map(([key, range]) => [key, setting(range)])),
    ...Object.fromEntries(lazySharedParts.map((key) => [key, setting('^1.0.0')])),
  };
};
