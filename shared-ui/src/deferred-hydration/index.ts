export { DeferredHydration } from './DeferredHydration.tsx';
