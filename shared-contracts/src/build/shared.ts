import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { lazySharedParts, sharedSingletons, type SharedSingleton } from '../federation/shared-singletons.ts';

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

interface SharedSetting {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version: string;
  eager?: boolean;
  import?: string;
  shareKey?: string;
}

/**
 * The `shared` setting of the federation plugin.
 * @param subsets files that re-export the used names of a package, by its key (the host's way to shake shared code)
 */
export const sharedSettings = (
  dir: string,
  { eager, subsets = {} }: { readonly eager: boolean; readonly subsets?: Partial<Record<SharedSingleton, string>> },
): Record<string, SharedSetting> => {
  const settings: Record<string, SharedSetting> = {};
  for (const [key, requiredVersion] of Object.entries(sharedSingletons)) {
    const subset = subsets[key as SharedSingleton]; // Object.entries widens the keys of a const object
    settings[key] = {
      singleton: true,
      // A mismatch is an error of the slot that asks, never a second instance or a wrong one.
      strictVersion: true,
      requiredVersion,
      version: installedVersion(dir, key),
      ...(eager ? { eager: true } : {}),
      ...(subset ? { import: subset, shareKey: key } : {}),
    };
  }
  for (const key of lazySharedParts) {
    settings[key] = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0', version: installedVersion(dir, key) };
  }
  return settings;
};
