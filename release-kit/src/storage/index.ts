// Network storages are imported by `openReleaseStorage` when configured.
export * from './checks.ts';
export * from './removable-releases.ts';
export * from './garbage-collection.ts';
export * from './files-of-release.ts';
export * from './folder-storage.ts';
export * from './in-parallel.ts';
export * from './integrity.ts';
export * from './paths.ts';
export * from './release-storage.ts';
export type { RequestOptions } from './requests.ts';
export * from './storage-error.ts';
export * from './storage-settings.ts';
export * from './release-contents.ts';
