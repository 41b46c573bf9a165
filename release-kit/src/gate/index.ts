// Rules and files for servers and commands: nothing of it travels to a browser.
export { sharedVersions } from '../build/shared.ts';
export * from './assert-fitting.ts';
export * from './compatibility.ts';
export * from './contract-files.ts';
export * from './graphql-use.ts';
export * from './supply.ts';
