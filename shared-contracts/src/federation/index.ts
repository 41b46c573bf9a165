export * from './page-releases.ts';
export * from './remotes.ts';
export * from './registry-schema.ts';
export * from './release-pin.ts';
export * from './release-schema.ts';
export * from './release-state.ts';
export * from './shared-singletons.ts';
