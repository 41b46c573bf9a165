export { Badge, type BadgeTone } from './Badge.tsx';
export { labelTone } from './label-tone.ts';
