export * from './override-list.ts';
export * from './page-releases.ts';
export * from './remotes.ts';
export * from './release-list.ts';
export * from './release-override.ts';
export * from './release-pin.ts';
export * from './release-state.ts';
export * from './shared-singletons.ts';
