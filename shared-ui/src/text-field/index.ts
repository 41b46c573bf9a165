export { TextField } from './TextField.tsx';
export { emailInput } from './email-input.ts';
