export { Badge } from './Badge.tsx';
export { labelTone } from './label-tone.ts';
