export { Picture } from './Picture.tsx';
export { OTHER_PICTURE, firstPicture, inDocument } from './in-document.ts';
export { focusClass } from './focus.ts';
