export { InlineSelect, Select } from './Select.tsx';
