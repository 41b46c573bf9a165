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

/** Versions of the parts that are shared when first needed. */
export const lazyPartVersions = (dir: string): Record<string, string> =>
  Object.fromEntries(lazySharedParts.map((key) => [key, installedVersion(dir, key)]));

interface SharedSetting {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version: string;
}

/** The `shared` setting of a remote's federation plugin; its own copies are fallbacks for when it runs alone. */
export const sharedSettings = (dir: string): Record<string, SharedSetting> => {
  // A mismatch is an error of the slot that asks, never a second instance or a wrong one.
  const setting = (key: string, requiredVersion: string): SharedSetting => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    version: installedVersion(dir, key),
  });
  return {
    ...Object.fromEntries(Object.entries(sharedSingletons).map(([key, range]) => [key, setting(key, range)])),
    ...Object.fromEntries(lazySharedParts.map((key) => [key, setting(key, '^1.0.0')])),
  };
};
