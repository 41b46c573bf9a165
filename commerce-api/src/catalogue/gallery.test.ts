import { describe, expect, it } from '@jest/globals';
import { galleryOf } from './gallery.ts';

const picture = (view: 'front' | 'angle') => ({ view, alt: `Zestaw – ${view}`, illustration: 'tv', seed: 1 });
const row = (bundled: readonly number[]) =>
  ({
    id: 7,
    name: 'Zestaw',
    document: { pictures: [picture('front'), picture('angle')], bundleItems: bundled.map((productId) => ({ productId, qty: 1 })) },
  }) as unknown as Parameters<typeof galleryOf>[0]; // a picture's looks do not matter here

describe('pictures of a product', () => {
  it('[P-08] are its own', () => {
    expect(galleryOf(row([])).map(({ url }) => url)).toEqual(['/media/catalog/7/front', '/media/catalog/7/angle']);
  });

  it('[P-08] of a bundle show every product of it, the second one right after the first', () => {
    expect(galleryOf(row([3, 4])).map(({ url, alt }) => [url, alt])).toEqual([
      ['/media/catalog/7/front', 'Zestaw – front'],
      ['/media/catalog/4/front', 'Zestaw – produkt 2 z zestawu'],
      ['/media/catalog/7/angle', 'Zestaw – angle'],
    ]);
  });
});
