import { join, resolve } from 'node:path';
import { remoteNames } from 'shared-contracts/federation';
import type { KeyPlace } from 'shared-contracts/registry';

/** The workspace root. */
export const root = join(import.meta.dirname, '../..');

/** Everything that is built into releases, in build order. */
export const buildable: readonly string[] = ['host-shell', ...remoteNames];

export interface Places {
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly registryFile: string;
  readonly cacheDir: string;
  /** Of the registry. */
  readonly keys: KeyPlace;
}

/** Where the commands read and write, by the same variables that the servers know. */
export const placesOf = (env: NodeJS.ProcessEnv): Places => {
  const dataDir = resolve(root, env['DATA_DIR'] ?? '.data');
  return {
    dataDir,
    releasesDir: resolve(root, env['RELEASES_DIR'] ?? join(dataDir, 'releases')),
    registryFile: resolve(root, env['REGISTRY_FILE'] ?? join(dataDir, 'registry.json')),
    cacheDir: join(root, '.cache/webpack'),
    keys: { privateKey: env['REGISTRY_PRIVATE_KEY'], publicKeys: env['REGISTRY_PUBLIC_KEY'], dataDir },
  };
};
