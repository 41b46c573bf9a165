export type { PartLoader, StandaloneLink, StandaloneRemote } from './remote.ts';
export { startStandalone } from './start.tsx';
