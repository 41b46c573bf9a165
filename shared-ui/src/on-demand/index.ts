export { FailedDialog } from './FailedDialog.tsx';
export { FailedLine } from './FailedLine.tsx';
export { nothing, onDemand, type FailedPartProps } from './on-demand.tsx';
