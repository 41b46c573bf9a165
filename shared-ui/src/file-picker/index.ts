export { FilePicker, type FileWord } from './FilePicker.tsx';
export { sentFile, useFiles, type Files, type Sending, type SentFile } from './use-files.ts';
