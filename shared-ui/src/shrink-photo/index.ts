export { dataAddress, shrinkPhoto, type ShrunkPhoto } from './shrink-photo.ts';
