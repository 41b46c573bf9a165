import { createHash } from 'node:crypto';
import { pictureLibrary } from '../media/picture-library.ts';
import { isPhoto, startsWith } from '../reviews/encode-photo.ts';

/** Largest file of an editor, bytes. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
/** Largest picture in it: 60 megapixels. */
const mostPixels = 60_000_000;
/** What takes longer is no picture of a page. */
const longestDecodeS = 30;
/** As wide or high as it is kept, px: pages ask for up to 1280. */
const largest = 1920;
/** What pages get is encoded once more. */
const quality = 90;

export type PictureProblem = 'picture_type' | 'picture_bytes' | 'picture_pixels' | 'picture_broken';

/** A picture as it is kept: nothing of the uploaded file is left but what it shows. */
export interface EncodedPicture {
  /** Names the content. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly bytes: Buffer;
}

/** The box with which an AVIF file begins; HEIC files of telephones have another brand. */
const isAvif = (bytes: Buffer): boolean =>
  startsWith(bytes, [0x66, 0x74, 0x79, 0x70], 4) && ['avif', 'avis'].includes(bytes.toString('latin1', 8, 12));

/**
 * J-291: draws a picture anew, upright and no larger than pages need: position, time and camera are dropped, and so is whatever else a file may
 * carry. What it is decides how it begins, not what it is called: SVG and PDF reach no decoder.
 * @returns the problem of a file that is none
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture | PictureProblem> {
  if (file.length > MOST_PICTURE_BYTES) return 'picture_bytes';
  if (!isPhoto(file) && !isAvif(file)) return 'picture_type';
  const sharp = pictureLibrary();
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return 'picture_pixels';
    const { data: bytes, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestDecodeS })
      .autoOrient()
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return { hash, width: info.width, height: info.height, bytes };
  } catch {
    return 'picture_broken';
  }
}
