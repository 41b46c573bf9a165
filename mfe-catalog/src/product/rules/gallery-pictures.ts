import { parseGallery } from 'shared-contracts/catalogue';

/** A picture of the gallery; `url` is without width and format. */
export interface GalleryPicture {
  readonly url: string;
  readonly alt: string;
}

/** P-08: the pictures of the JSON list; a broken or empty list falls back to the thumbnail, so a product never stands without one. */
export const galleryPictures = (gallery: string, thumbnail: string, name: string): readonly GalleryPicture[] => {
  const pictures = parseGallery(gallery);
  const found = pictures.length > 0 ? pictures : [{ url: thumbnail, alt: '' }];
  return found.map(({ url, alt }) => ({ url, alt: alt || name }));
};
