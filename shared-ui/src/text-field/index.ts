export { TextArea, TextField } from './TextField.tsx';
