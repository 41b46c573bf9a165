import { checked, openReleaseStorage, type RequestOptions, type ReleaseStorageSettings } from 'release-kit/storage';
import { ReleaseDiskCache } from './release-disk-cache.ts';
import { AssetFiles } from './asset-files.ts';
import { readerOf, type ReleaseReader } from './release-reader.ts';

/** The host's settings about its release storage. */
export interface ReleaseSettings {
  readonly releaseStorage: ReleaseStorageSettings;
  /** Where files of a remote store are kept. */
  readonly releaseCache: { readonly dir: string; readonly bytes: number };
}

export interface ReleaseSourceOptions {
  readonly settings: ReleaseStorageSettings;
  readonly cache: ReleaseSettings['releaseCache'];
  readonly log: { warn(data: object, message: string): void };
  readonly requests?: RequestOptions;
}

/** Releases for everything in the host that needs them. */
export interface ReleaseSource {
  readonly store: ReleaseReader;
  /** The same; what is loaded through it is going to be served, so all of it is fetched. */
  readonly loading: ReleaseReader;
  /** What browsers ask for. */
  readonly files: AssetFiles;
  readonly close: () => void;
}

/** Opens the configured release storage: a folder as it is, everything else through a cache on the disk. */
export const openReleases = async ({ settings, cache, log, requests = {} }: ReleaseSourceOptions): Promise<ReleaseSource> => {
  const origin = await openReleaseStorage(settings, requests);
  if (settings.kind === 'folder') {
    const read = checked(origin);
    const store = readerOf(read);
    return { store, loading: store, files: new AssetFiles({ read, store, log }), close: () => {} };
  }
  const disk = await ReleaseDiskCache.open({ ...cache, origin, log });
  const store = readerOf(disk.read);
  const loading: ReleaseReader = {
    ...store,
    async readDocument(name, release, integrity) {
      const document = await store.readDocument(name, release, integrity);
      void disk.keepWhole(document.release);
      return document;
    },
  };
  return { store, loading, files: new AssetFiles({ read: disk.read, store, log }), close: () => disk.close() };
};
