import { createHash } from 'node:crypto';
import type { Language } from 'shared-contracts';
import type { DiskCache } from '../media/disk-cache.ts';
import type { Pictures } from '../media/pictures.ts';
import type { MediaRenderer } from '../media/renderer.ts';
import type { Store } from '../model/index.ts';
import { paperPdf } from './paper-pdf.ts';
import { readPaper, type PaperServices, type PrintedPaper } from './read-paper.ts';

/** Raised when the way of printing changes, so that old files are not used any more. */
const printVersion = 1;
/** Width of pictures of products, px: twice that of their place on paper at 96 dots per inch. */
const pictureWidth = 320;
const dayMs = 86_400_000;

/** A printed paper. */
export interface PaperFile {
  /** Names its content. */
  readonly hash: string;
  readonly bytes: Buffer;
}

/** The promotion papers of the stores as PDF. */
export interface PromoPapers {
  /** The current paper; null where the store has none. The same one asked several times at once is printed once. */
  readonly current: (services: PaperServices, store: Store, language: Language) => Promise<PaperFile | null>;
}

/** J-294: prints papers; what was printed once is only read again, until a price, a name or the paper itself is another. */
export function promoPapers(
  { pictures, now }: { readonly pictures: () => Promise<Pictures>; readonly now: () => Date },
  { media, disk }: { readonly media: MediaRenderer; readonly disk: DiskCache },
): PromoPapers {
  const running = new Map<string, Promise<Buffer>>();

  const print = async (paper: PrintedPaper, day: string): Promise<Buffer> => {
    const drawn = new Map<string, Buffer>();
    for (const { sku, picture } of paper.sheets.flatMap(({ products }) => products)) {
      if (picture === null || drawn.has(sku)) continue;
      drawn.set(sku, (await media.render((await pictures()).drawProduct(picture), pictureWidth, 'jpeg')).bytes);
    }
    return paperPdf(paper, day, drawn);
  };
  const file = async (name: string, paper: PrintedPaper, day: string): Promise<Buffer> => {
    const known = await disk.read(name);
    if (known !== undefined) return known;
    const bytes = await print(paper, day);
    await disk.write(name, bytes);
    return bytes;
  };

  return {
    current: async (services, store, language) => {
      const paper = await readPaper(services, store, language);
      if (paper === null) return null;
      // Its prices are those of a day, so that it is printed at least daily.
      const day = new Date(Math.floor(now().getTime() / dayMs) * dayMs).toISOString();
      const hash = createHash('sha256')
        .update(JSON.stringify([printVersion, day, paper]))
        .digest('hex')
        .slice(0, 32);
      const name = `${hash}.pdf`;
      const bytes = await (running.get(name) ??
        running
          .set(
            name,
            file(name, paper, day).finally(() => running.delete(name)),
          )
          .get(name));
      return bytes === undefined ? null : { hash, bytes };
    },
  };
}
