import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS, PHOTO_TYPES, type PhotoProblem } from 'shared-contracts/reviews';

export interface ShrunkPhoto {
  readonly blob: Blob;
  /** A `data:` address: the policy admits no others. */
  readonly preview: string;
}

/** How large a photo may travel. */
interface PhotoSize {
  /** Width or height, px. */
  readonly largest: number;
  /** Smaller files travel as they are. */
  readonly smallBytes: number;
  /** What is drawn has no more, as far as less detail achieves it. */
  readonly mostBytes: number;
}

/** A little more than the server keeps of photos. */
const ofPhotos: PhotoSize = { largest: 2000, smallBytes: 1024 * 1024, mostBytes: MOST_PHOTO_BYTES };
const PREVIEW = 160;

const isPhotoType = (type: string): boolean => PHOTO_TYPES.some((known) => known === type);

/** What may be asked of a file before it is opened. */
const fileProblem = ({ size, type }: Pick<Blob, 'size' | 'type'>): PhotoProblem | null => {
  if (!isPhotoType(type)) return 'photo_type';
  return size > MOST_PHOTO_BYTES ? 'photo_bytes' : null;
};

function drawn(picture: ImageBitmap, largest: number): HTMLCanvasElement {
  const scale = Math.min(1, largest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  // JPEG has no transparency; without this it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** One after the other, until the picture is small enough: missing pixels are seen sooner than less quality. */
const details = [
  { quality: 0.88, scale: 1 },
  { quality: 0.75, scale: 1 },
  { quality: 0.6, scale: 1 },
  { quality: 0.6, scale: 0.6 },
] as const;

/** @returns the picture with the most detail that is small enough, otherwise the one with the least; null: the browser can't */
async function shrunk(picture: ImageBitmap, { largest, mostBytes }: PhotoSize): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const { quality, scale } of details) {
    blob = await jpegOf(drawn(picture, largest * scale), quality);
    if (blob === null || blob.size <= mostBytes) return blob;
  }
  return blob;
}

/** The bytes of a picture as a `data:` address. */
export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')));
    reader.readAsDataURL(blob);
  });

/**
 * J-152, J-375: a photo as it is sent. One from a camera is made smaller here, so that a slow line has less to carry; the server checks it
 * again and draws it anew in any case.
 */
export async function shrinkPhoto(file: Blob, size: PhotoSize = ofPhotos): Promise<ShrunkPhoto | PhotoProblem> {
  const problem = fileProblem(file);
  if (problem !== null) return problem;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return 'photo_broken';
  }
  try {
    if (picture.width * picture.height > MOST_PHOTO_PIXELS) return 'photo_pixels';
    const preview = drawn(picture, PREVIEW).toDataURL('image/jpeg', 0.8);
    const isLarge = file.size > size.smallBytes || Math.max(picture.width, picture.height) > size.largest;
    const blob = isLarge ? ((await shrunk(picture, size)) ?? file) : file;
    return { blob, preview };
  } finally {
    picture.close();
  }
}
