export { DeferredHydration } from './DeferredHydration.tsx';
export { OmittablePart } from './OmittablePart.tsx';
export { WhenNear } from './WhenNear.tsx';
