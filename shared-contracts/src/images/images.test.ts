import { describe, expect, it } from '@jest/globals';

import { IMAGE_WIDTHS, imageSources, imageUrl } from './index.ts';

const base = '/media/catalog/123/pralka-x-front';

describe('pictures', () => {
  it('[P-30] the address asks for a width and a format', () => {
    expect(imageUrl(base, { width: 320, format: 'webp' })).toBe(`${base}?w=320&f=webp`);
    expect(imageUrl(`${base}?v=2`, { width: 80, format: 'avif' })).toBe(`${base}?v=2&w=80&f=avif`);
  });

  it('[P-30] a picture offers AVIF at the asked widths, and one address without a format, for WebP or JPEG', () => {
    const sources = imageSources(base, [160, 320, 480]);
    expect(sources.avif).toBe(`${base}?w=160&f=avif 160w, ${base}?w=320&f=avif 320w, ${base}?w=480&f=avif 480w`);
    expect(sources.src).toBe(`${base}?w=320`);
    expect(imageSources(base).avif.split(', ')).toHaveLength(IMAGE_WIDTHS.length);
  });
});
