export type { PartLoader } from './remote.ts';
export { startStandalone } from './start.tsx';
