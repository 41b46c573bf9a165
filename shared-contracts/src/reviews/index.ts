/** Entry `shared-contracts/reviews`: what reviews and questions may hold. Forms and the commerce server hold to the same bounds. */

/** Most characters of what a shopper writes. */
export const WRITING_LIMITS = { author: 40, title: 100, text: 4000, question: 1000 } as const;

/** J-152: of the photos of a review. */
export const MOST_PHOTOS = 5;
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
export const MOST_PHOTO_PIXELS = 40_000_000;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * J-375: bytes of a picture of the screen, which comes with a reported error and is taken as photos are; and characters of them in Base64.
 * So many arrive over a line of 0.3 Mbit/s within the 30 s that hosts wait for a call's body.
 */
export const MOST_SCREEN_BYTES: number = 700 * 1024;
export const MOST_SCREEN_BASE64: number = 4 * Math.ceil(MOST_SCREEN_BYTES / 3);

/** Why a photo can't be taken. */
export const PHOTO_PROBLEMS = ['photo_type', 'photo_bytes', 'photo_pixels', 'photo_broken'] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** Width and height that a thumbnail has at most, px. */
export const PHOTO_THUMBNAIL = 240;

/** The address of a published photo; it is WebP. */
export const photoUrl = (id: string, size: 'picture' | 'thumbnail'): string =>
  `/media/review/${encodeURIComponent(id)}${size === 'thumbnail' ? '/thumbnail' : ''}`;

/** What readers can't see and what turns the text around it: control characters, marks of writing direction, invisible tags. */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
/** More marks over one letter than any language writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Text of a stranger as it is kept: plain, without what readers can't see; line breaks stay where they may, one empty one at most.
 * It is never HTML: pages show it as text.
 */
export function cleanText(text: string, { lines }: { readonly lines: boolean }): string {
  const clean = (part: string): string => part.normalize('NFC').replace(INVISIBLE, '').replace(PILED_MARKS, '$1');
  if (!lines) return clean(text.replace(/\s+/gu, ' ')).trim();
  return text
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map((line) => clean(line.replaceAll('\t', ' ')).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
