export { Picture, type PictureProps } from './Picture.tsx';
export { OTHER_PICTURE, firstPicture, inDocument } from './in-document.ts';
