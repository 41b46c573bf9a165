export { ProductName } from './ProductName.tsx';
