export { useMarks } from './use-marks.ts';
