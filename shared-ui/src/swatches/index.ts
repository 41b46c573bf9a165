export { Swatches, type Swatch } from './Swatches.tsx';
