export { Shelf } from './Shelf.tsx';
