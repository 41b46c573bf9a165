export { ProductName } from './ProductName.tsx';
export { nameParts } from './name-parts.ts';
