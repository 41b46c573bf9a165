export { StarInput } from './StarInput.tsx';
