import { checked, openReleaseStorage, type RequestOptions, type ReleaseStorageSettings } from 'release-kit/storage';
import { ReleaseCache } from './release-cache.ts';
import { ReleaseFiles } from './release-files.ts';
import { releasesFrom, type ReleaseStore } from './release-store.ts';

export interface ReleaseSourceOptions {
  readonly settings: ReleaseStorageSettings;
  /** Where files of a remote store are kept. */
  readonly cache: { readonly dir: string; readonly bytes: number };
  readonly log: { warn(data: object, message: string): void };
  readonly requests?: RequestOptions;
}

/** Releases for everything in the host that needs them. */
export interface ReleaseSource {
  readonly store: ReleaseStore;
  /** The same; what is loaded through it is going to be served, so all of it is fetched. */
  readonly loading: ReleaseStore;
  /** What browsers ask for. */
  readonly files: ReleaseFiles;
  readonly close: () => void;
}

/** Opens the configured release storage: a folder as it is, everything else through a cache on the disk. */
export const openReleases = async ({ settings, cache, log, requests = {} }: ReleaseSourceOptions): Promise<ReleaseSource> => {
  const origin = await openReleaseStorage(settings, requests);
  if (settings.kind === 'folder') {
    const read = checked(origin);
    const store = releasesFrom(read);
    return { store, loading: store, files: new ReleaseFiles({ read, store, log }), close: () => {} };
  }
  const disk = await ReleaseCache.open({ ...cache, origin, log });
  const store = releasesFrom(disk.read);
  const loading: ReleaseStore = {
    ...store,
    async readDocument(name, release, integrity) {
      const document = await store.readDocument(name, release, integrity);
      void disk.keepWhole(document.release);
      return document;
    },
  };
  return { store, loading, files: new ReleaseFiles({ read: disk.read, store, log }), close: () => disk.close() };
};
