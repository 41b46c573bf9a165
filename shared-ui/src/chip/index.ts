export { ChipButton, ChipLink, ChipRow, FilterChip } from './Chip.tsx';
