export { FilePicker, type FileWord } from './FilePicker.tsx';
export { sentFile, useFiles, type Files, type SentFile } from './use-files.ts';
