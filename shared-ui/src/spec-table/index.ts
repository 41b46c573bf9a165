export { SpecTable, type Spec } from './SpecTable.tsx';
