export { FIRST_PICTURE, OTHER_PICTURE, Picture, type PictureProps } from './Picture.tsx';
