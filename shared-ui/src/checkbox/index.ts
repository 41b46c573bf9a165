export { Checkbox } from './Checkbox.tsx';
export { TickDisabled, TickLink } from './TickLink.tsx';
