import * as v from 'valibot';

/** A picture of the gallery; `url` is without width and format. */
export interface GalleryPicture {
  readonly url: string;
  readonly alt: string;
}

const gallerySchema = v.array(v.object({ url: v.string(), alt: v.optional(v.string(), '') }));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the schema refuses null: the fallback stands in
  }
};

/** P-08: the pictures of the JSON list; a broken or empty list falls back to the thumbnail, so a product never stands without one. */
export const galleryPictures = (gallery: string, thumbnail: string, name: string): readonly GalleryPicture[] => {
  const parsed = v.safeParse(gallerySchema, parseJson(gallery));
  const pictures = parsed.success ? parsed.output : [];
  const found = pictures.length > 0 ? pictures : [{ url: thumbnail, alt: '' }];
  return found.map(({ url, alt }) => ({ url, alt: alt || name }));
};
