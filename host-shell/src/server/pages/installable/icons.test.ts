import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { iconDrawing } from './icon-drawing.ts';
import { ICON_SIZES, iconFile, storeCodes } from './icons.ts';
import { lookOf } from './store-look.ts';

const pixels = async (file: Buffer) => {
  const { data, info } = await sharp(file).flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const cases = storeCodes.flatMap((store) =>
  ICON_SIZES.map(({ size, purpose }) => [iconFile(store, size, purpose), store, size, purpose] as const),
);

describe('[J-83] the icons of the installed shop', () => {
  it.each(cases)('%s is what the theme draws: run testing/draw-icons.ts where it is not', async (file, store, size, purpose) => {
    const kept = await pixels(readFileSync(join(import.meta.dirname, 'icons', file)));
    const drawn = await pixels(Buffer.from(iconDrawing(lookOf(store), size, purpose)));
    expect([kept.width, kept.height]).toEqual([size, size]);
    const far = kept.data.reduce((count, value, index) => count + (Math.abs(value - (drawn.data[index] ?? 0)) > 16 ? 1 : 0), 0);
    // A palette rounds the colours along the edges.
    expect(far / kept.data.length).toBeLessThan(0.005);
  });

  it('are light: the host sends them from its disk', () => {
    for (const [file] of cases) expect(readFileSync(join(import.meta.dirname, 'icons', file)).length).toBeLessThan(8_000);
  });
});
