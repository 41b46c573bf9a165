import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Registry, ReleaseReference } from 'release-kit/schema';
import {
  changeOf,
  changeRegistry,
  readRegistry,
  revised,
  signingKey,
  trustedKeys,
  type Change,
  type RegistryAction,
  type Written,
} from 'release-kit/registry';
import { DOCUMENT, integrityOf, openReleaseStorage, type ReleaseStorage } from 'release-kit/storage';
import type { Places } from './paths.ts';

/** A registry that commands change: a local file, or one behind a host's API. */
export interface RegistryPlace {
  /** The present registry; null before the first release. */
  read(): Promise<Registry | null>;
  /** @throws in one line when the action is impossible or refused */
  change(action: RegistryAction, dryRun?: boolean): Promise<Written>;
}

/** A reference to a release in the storage, with the hash of its document. @throws in one line when the storage does not have it */
const storedReferenceOf = async (storage: ReleaseStorage, name: string, release: string): Promise<ReleaseReference> => {
  try {
    return { release, document: integrityOf(await storage.read(name, release, DOCUMENT)) };
  } catch (error) {
    throw new Error(`${name} ${release} is not in the release storage (${storage.place})`, { cause: error });
  }
};

/** The signing key, created with its first use, and the trusted keys. */
const keysOf = ({ keys }: Places) => ({ key: signingKey(keys), trusted: trustedKeys(keys) });

/** The registry in the file; null before the first release. Creates no key. */
export const currentRegistry = ({ registryFile, keys }: Places): Registry | null =>
  existsSync(registryFile) ? readRegistry(registryFile, trustedKeys(keys)) : null;

/** Changes and signs the registry file. @throws in one line when the change is impossible */
export const changeRegistryOf = (places: Places, change: (remotes: Registry['remotes']) => Change, dryRun = false): Written => {
  const by = userInfo().username;
  if (!dryRun) return changeRegistry({ file: places.registryFile, ...keysOf(places), now: new Date(), by }, change);
  // A dry run needs and creates no key.
  const before = currentRegistry(places);
  const made = change(before?.remotes ?? {});
  return { registry: revised(before, made, new Date(), by), texts: made.texts };
};

/** The registry file of these places. */
export const localRegistry = (places: Places): RegistryPlace => ({
  read: async () => currentRegistry(places),
  change: async (action, dryRun = false) => {
    const storage = await openReleaseStorage(places.storage);
    const change = await changeOf(action, currentRegistry(places), {
      referenceOf: (name, release) => storedReferenceOf(storage, name, release),
      newSalt: () => randomBytes(12).toString('base64url'),
    });
    return changeRegistryOf(places, change, dryRun);
  },
});

/** Makes the given releases active, unless they are. @returns descriptions of the changes */
export const activateReleases = async (
  releases: Readonly<Record<string, string>>,
  registry: RegistryPlace,
  dryRun = false,
): Promise<readonly string[]> => (await registry.change({ action: 'promote', releases }, dryRun)).texts;
