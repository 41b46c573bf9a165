export { VisuallyHidden } from './VisuallyHidden.tsx';
export { hidden as visuallyHidden } from './visually-hidden.css.ts';
