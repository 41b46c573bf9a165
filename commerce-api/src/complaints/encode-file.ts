import { MOST_COMPLAINT_FILE_BYTES } from 'shared-contracts/complaints';
import type { ComplaintFileProblem } from 'shared-contracts/complaints';
import { encodePhoto, startsWith } from '../reviews/encode-photo.ts';
import { isActivePdf } from './active-pdf.ts';
import type { ComplaintMediaType } from './complaint.ts';

export interface EncodedFile {
  readonly mediaType: ComplaintMediaType;
  readonly bytes: Buffer;
}

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** How far from its end the mark of a whole PDF may stand, bytes. */
const endOfPdf = 2048;

const photoProblems = {
  photo_type: 'file_type',
  photo_bytes: 'file_bytes',
  photo_pixels: 'file_pixels',
  photo_broken: 'file_broken',
} as const;

/**
 * ∅09: a photo or a paper of a complaint as it is kept. What it is, its first bytes say, never its name; pictures are drawn anew, so that
 * nothing but the picture is left of them. A PDF is kept as it is unless it is cut off or does something by itself.
 * @returns the problem of a file that is not taken
 */
export async function encodeComplaintFile(bytes: Buffer): Promise<EncodedFile | ComplaintFileProblem> {
  if (bytes.length > MOST_COMPLAINT_FILE_BYTES) return 'file_bytes';
  if (startsWith(bytes, pdf)) {
    if (!bytes.subarray(-endOfPdf).includes('%%EOF')) return 'file_broken';
    return (await isActivePdf(bytes)) ? 'file_active' : { mediaType: 'application/pdf', bytes };
  }
  if (!startsWith(bytes, jpeg) && !startsWith(bytes, png)) return 'file_type';
  const photo = await encodePhoto(bytes);
  return typeof photo === 'string' ? photoProblems[photo] : { mediaType: 'image/webp', bytes: photo.picture };
}
