export * from './page-releases.ts';
export * from './remotes.ts';
export * from './schemas.ts';
export * from './shared-singletons.ts';
