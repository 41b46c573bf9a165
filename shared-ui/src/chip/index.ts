export { ChipLink, ChipRow, FilterChip } from './Chip.tsx';
