export { FailedDialog } from './FailedDialog.tsx';
export { FailedInPlace } from './FailedInPlace.tsx';
export { nothing, onDemand, type FailedPartProps } from './on-demand.tsx';
