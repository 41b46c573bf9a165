import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS, PHOTO_THUMBNAIL } from 'shared-contracts/reviews';
import type { PhotoProblem } from 'shared-contracts/reviews';
import { pictureLibrary } from '../media/picture-library.ts';

/** A photo as it is kept: nothing of the uploaded file is left but its picture. */
export interface EncodedPhoto {
  /** Pixels of `picture`. */
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

/** As wide or high as the largest screen that shows it, px. */
const largest = 1600;
const quality = 80;

/** Whether a file begins with these bytes. */
export const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/**
 * J-152: whether bytes begin as a JPEG, PNG or WebP does. What a file is called or says of itself is not asked, and nothing
 * else (SVG, TIFF, PDF) reaches a decoder.
 */
export const isPhoto = (bytes: Buffer): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8));

/**
 * Draws a photo anew, upright and no larger than a screen: its metadata (position, time, camera) are dropped.
 * @returns the problem of a file that is none
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | PhotoProblem> {
  if (bytes.length > MOST_PHOTO_BYTES) return 'photo_bytes';
  if (!isPhoto(bytes)) return 'photo_type';
  const sharp = pictureLibrary();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PHOTO_PIXELS) return 'photo_pixels';
    const upright = sharp(bytes, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    const { data: picture, info } = await upright.webp({ quality }).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(picture).resize(PHOTO_THUMBNAIL, PHOTO_THUMBNAIL, { fit: 'inside' }).webp({ quality }).toBuffer();
    return { width: info.width, height: info.height, picture, thumbnail };
  } catch {
    return 'photo_broken';
  }
}
