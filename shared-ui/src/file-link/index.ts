export { FileLink } from './FileLink.tsx';
