// The stores behind a network are loaded by `openReleaseStore` when one of them is configured.
export * from './checks.ts';
export * from './collectable.ts';
export * from './collecting.ts';
export * from './folder-store.ts';
export * from './in-parallel.ts';
export * from './integrity.ts';
export * from './paths.ts';
export * from './release-store.ts';
export type { RequestOptions } from './requests.ts';
export * from './store-error.ts';
export * from './store-settings.ts';
export * from './whole-release.ts';
