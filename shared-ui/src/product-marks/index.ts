export { useMarks, type Marks } from './use-marks.ts';
