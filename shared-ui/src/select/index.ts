export { InlineSelect } from './Select.tsx';
