// For servers and commands; not bundled for browsers.
export { sharedVersions } from '../build/shared.ts';
export * from './release-set-problems.ts';
export * from './compatibility.ts';
export * from './contract-files.ts';
export * from './graphql-use.ts';
export * from './no-longer-provided.ts';
