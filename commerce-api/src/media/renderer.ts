import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { IMAGE_QUALITY } from 'shared-contracts/constants';
import type { ImageFormat } from 'shared-contracts/images';
import type { Sharp } from 'sharp';
import type { Drawing, Raster } from './pictures.ts';
import type { DiskCache } from './disk-cache.ts';
import { limiter } from './limiter.ts';
import { pictureLibrary } from './picture-library.ts';

export interface Picture {
  readonly bytes: Buffer;
  /** Names the content. */
  readonly hash: string;
}

/** Raised when the way of rendering changes, so that old files are not used any more. */
const rendererVersion = 1;
const keptBytes = 24 * 1024 * 1024;
const avifEffort = 2;
const avifQuality = 55;

/** A picture of pixels, or a drawing at a width. */
async function drawn(source: Drawing | Raster, width: number): Promise<Sharp> {
  if (!('svg' in source)) return pictureLibrary()(await source.read()).resize(width, null, { withoutEnlargement: true });
  const { svg, ratio } = source;
  const viewBoxWidth = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1] ?? '800');
  // librsvg draws at 72 dots per inch; asking for the density of the wanted width avoids scaling a bitmap.
  const density = Math.min(2400, Math.max(1, (72 * width) / viewBoxWidth));
  return pictureLibrary()(Buffer.from(svg), { density }).resize(width, Math.round(width / ratio), {
    fit: 'contain',
    background: '#ffffff00',
  });
}

async function encode(source: Drawing | Raster, width: number, format: ImageFormat): Promise<Buffer> {
  const image = await drawn(source, width);
  switch (format) {
    case 'avif':
      return image.avif({ quality: avifQuality, effort: avifEffort }).toBuffer();
    case 'webp':
      return image.webp({ quality: IMAGE_QUALITY }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: IMAGE_QUALITY, mozjpeg: true }).toBuffer();
  }
}

/** Renders drawings and uploaded pictures into a cache on disk, named by content: what was rendered once is only read again. */
export class MediaRenderer {
  readonly #disk: DiskCache;
  readonly #limit: ReturnType<typeof limiter>;
  readonly #running = new Map<string, Promise<Picture>>();
  readonly #kept = new LRUCache<string, Picture>({ maxSize: keptBytes, sizeCalculation: (picture) => picture.bytes.length });

  /** @param concurrency pictures rendered at the same time */
  constructor(disk: DiskCache, concurrency: number) {
    this.#disk = disk;
    this.#limit = limiter(concurrency);
  }

  /** A drawing or an uploaded picture at a width, in a format. The same one asked several times at once is rendered once. */
  render(drawing: Drawing | Raster, width: number, format: ImageFormat): Promise<Picture> {
    const content = 'svg' in drawing ? drawing.svg : drawing.hash;
    const hash = createHash('sha256').update(`${rendererVersion} ${width} ${format}\n${content}`).digest('hex').slice(0, 40);
    const kept = this.#kept.get(hash);
    if (kept !== undefined) return Promise.resolve(kept);
    let running = this.#running.get(hash);
    if (running === undefined) {
      running = this.#make(drawing, width, format, hash).finally(() => this.#running.delete(hash));
      this.#running.set(hash, running);
    }
    return running;
  }

  async #make(drawing: Drawing | Raster, width: number, format: ImageFormat, hash: string): Promise<Picture> {
    const name = `${hash}.${format}`;
    const known = await this.#disk.read(name);
    const bytes = known ?? (await this.#limit(() => encode(drawing, width, format)));
    if (known === undefined) await this.#disk.write(name, bytes);
    const picture = { bytes, hash };
    this.#kept.set(hash, picture);
    return picture;
  }
}
