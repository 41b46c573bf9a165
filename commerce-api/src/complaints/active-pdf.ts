import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** A name of a PDF: each of its characters may be written as its code, `/J#61vaScript`. */
const spelled = (name: string): string =>
  [...name]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join('');

/**
 * What a PDF does by itself when it is opened, or carries inside. No short name is among them: the bytes of a scan hold such a one (`/JS`)
 * by chance, and the script of an action is named by its kind as well.
 */
const names = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition', 'XFA'];
const active = new RegExp(`/(?:${names.map(spelled).join('|')})\\b`);
const objectStream = new RegExp(`/${spelled('ObjStm')}\\b`, 'g');

/** Packed parts that are looked into, and bytes of all of them: what somebody scans or prints has fewer. */
const mostParts = 2000;
const mostUnpacked = 32 * 1024 * 1024;
/** Between the name of a packed part and its first byte, bytes. */
const longestDictionary = 4096;

/** What is packed from a place on; null where nothing is, `too-large` where it is more than there is room for. */
const unpacked = async (bytes: Buffer, room: number): Promise<Buffer | 'too-large' | null> =>
  unpack(bytes, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH }).catch((error: unknown) =>
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : null,
  );

/** J-230: whether a PDF does something by itself, also where its objects are packed; one that is too much to look through counts as such. */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  if (active.test(text)) return true;
  let parts = 0;
  let room = mostUnpacked;
  for (const { index } of text.matchAll(objectStream)) {
    const start = /stream\r?\n/.exec(text.slice(index, index + longestDictionary));
    parts += 1;
    if (start === null || parts > mostParts || room <= 0) return true;
    const part = await unpacked(bytes.subarray(index + start.index + start[0].length), room);
    if (part === 'too-large') return true;
    if (part === null) continue;
    if (active.test(part.toString('latin1'))) return true;
    room -= part.length;
  }
  return false;
}
