export { DeferredHydration } from './DeferredHydration.tsx';
export { WhenNear } from './WhenNear.tsx';
