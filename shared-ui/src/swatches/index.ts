export { ColourDot } from './ColourDot.tsx';
export { Swatches } from './Swatches.tsx';
