import { BROTLI, toBrotli } from '../http/compression.ts';
import { ShorterDocuments } from './shorter-documents.ts';

/** What arrives in the first ten packets of a connection, headers included (J-110): bytes. One more costs a slow phone a round trip. */
export const FIRST_PACKETS = 14_600;

/** Bytes of the headers that are the same on all pages: status line, security headers but for the policy, ETag, date, length, a language's cookie. */
const COMMON_HEADERS = 580;

/** What the recompressor makes of a document that was compressed quickly: 0.907 to 0.928 of it, measured over listings and products. */
const TIGHT = 0.93;

/** Characters of a page's HTML for a byte of it compressed: 4.1 to 4.3, measured over listings and products. */
const USUAL_RATIO = 4.2;

const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, COMMON_HEADERS);

/** A document (UTF-8) and its quickly compressed bytes. */
export interface FittedDocument {
  readonly html: Buffer;
  readonly brotli: Buffer;
}

/**
 * Compresses a document that will be kept. Where it would not fit in the first packets even when compressed tightly, omittable parts
 * are left out, the last one first, those that are marked so after all others: the browser renders them from the page data when they come near the viewport.
 * As few as needed: how many is guessed from lengths and then tried, since each compression costs a third of a rendering (ADR 141).
 * @param rest HTML that leads a browser without scripts to what is left out
 */
export const fitDocument = async (html: Buffer, headers: Readonly<Record<string, string>>, rest: string): Promise<FittedDocument> => {
  const room = (FIRST_PACKETS - headerBytes(headers)) / TIGHT;
  const documents = new ShorterDocuments(html, rest);
  let tooFew = -1;
  let enough = Number.POSITIVE_INFINITY;
  let best: FittedDocument | null = null;
  let count = documents.countFor(room * USUAL_RATIO);
  for (;;) {
    const shorter = documents.without(count);
    const brotli = await toBrotli(shorter, BROTLI.quick);
    if (brotli.length <= room || documents.isLast(count)) {
      best = { html: shorter, brotli };
      enough = count;
    } else tooFew = count;
    if (best !== null && tooFew + 1 === enough) return best;
    const guess = documents.countFor((room * shorter.length) / brotli.length);
    count = Math.min(Math.max(guess, tooFew + 1), enough - 1);
  }
};
