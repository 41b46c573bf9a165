export { InlineSelect, Select, type SelectOption } from './Select.tsx';
