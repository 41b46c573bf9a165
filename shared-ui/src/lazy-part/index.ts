export { FailedDialog } from './FailedDialog.tsx';
export { FailedInPlace } from './FailedInPlace.tsx';
export { FailedLine } from './FailedLine.tsx';
export { lazyPart, nothing, type LazyPart } from './lazy-part.tsx';
export { PreloadedPart } from './PreloadedPart.tsx';
