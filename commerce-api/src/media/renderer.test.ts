import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DiskCache } from './disk-cache.ts';
import { MediaRenderer } from './renderer.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Soft shades: what is lost of them depends on the quality.
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs><radialGradient id="g"><stop offset="0" stop-color="#fc3"/><stop offset="1" stop-color="#126"/></radialGradient></defs><rect width="320" height="320" fill="url(#g)"/><circle cx="90" cy="200" r="60" fill="#3a7" opacity="0.6"/></svg>';

describe('pictures', () => {
  it('[N-15] are encoded with quality 80, as WebP and as JPEG', async () => {
    const renderer = new MediaRenderer(new DiskCache(folder, 10_000_000), 1);
    const drawn = () => sharp(Buffer.from(svg), { density: 72 }).resize(320, 320, { fit: 'contain', background: '#ffffff00' });
    const webp = (quality: number) => drawn().webp({ quality }).toBuffer();
    const { bytes } = await renderer.render({ svg, ratio: 1 }, 320, 'webp');
    expect(bytes.equals(await webp(80))).toBe(true);
    expect((await webp(79)).equals(await webp(80))).toBe(false);
    const jpeg = await renderer.render({ svg, ratio: 1 }, 320, 'jpeg');
    expect(jpeg.bytes.equals(await drawn().flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer())).toBe(true);
  });
});
