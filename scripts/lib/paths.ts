import { join, resolve } from 'node:path';
import { remoteNames } from 'shared-contracts/federation';
import type { KeyPlace } from 'release-kit/registry';
import { readReleaseStorageSettings, type ReleaseStorageSettings } from 'release-kit/storage';

/** The workspace root. */
export const root = join(import.meta.dirname, '../..');

/** All packages that are built into releases, in build order. */
export const buildable: readonly string[] = ['host-shell', ...remoteNames];

export interface Places {
  readonly dataDir: string;
  /** Where releases are built. */
  readonly releasesDir: string;
  /** The storage that hosts read: the same folder unless another one is configured. */
  readonly storage: ReleaseStorageSettings;
  readonly registryFile: string;
  readonly cacheDir: string;
  /** Of the registry. */
  readonly keys: KeyPlace;
}

/** The paths of the commands, from the servers' environment variables. @throws in one line for an invalid release storage */
export const placesOf = (env: NodeJS.ProcessEnv): Places => {
  const dataDir = resolve(root, env['DATA_DIR'] ?? '.data');
  const releasesDir = resolve(root, env['RELEASES_DIR'] ?? join(dataDir, 'releases'));
  return {
    dataDir,
    releasesDir,
    storage: readReleaseStorageSettings(env, releasesDir, root),
    registryFile: resolve(root, env['REGISTRY_FILE'] ?? join(dataDir, 'registry.json')),
    cacheDir: join(root, '.cache/webpack'),
    keys: { privateKey: env['REGISTRY_PRIVATE_KEY'], publicKeys: env['REGISTRY_PUBLIC_KEY'], dataDir },
  };
};
