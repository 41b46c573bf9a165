export { FailedDialog } from './FailedDialog.tsx';
export { FailedLine } from './FailedLine.tsx';
export { nothing, onDemand } from './on-demand.tsx';
