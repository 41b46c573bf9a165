import sharp from 'sharp';
import { colourGroupOf } from '../../../catalogue/colour-siblings.ts';
import type { Product, ProductPicture } from '../../../model/index.ts';
import { drawProduct } from '../../pictures/catalogue-drawings.ts';

/** Pixels of a side: as small as a shopper glances at a tile. */
const side = 40;

/** Shares of the drawn area in which two pictures have to differ. */
const leastOfPicture = 0.04;
const leastOfOutline = 0.05;

/** The pictures with which the first twelve tiles of a category begin: the most popular first, colours of a product once. */
export function firstTiles(products: readonly Product[], leafId: number): readonly ProductPicture[] {
  const seen = new Set<number>();
  return products
    .filter(({ mainCategoryId }) => mainCategoryId === leafId)
    .toSorted((a, b) => b.popularity - a.popularity)
    .filter(({ id, variants }) => {
      const group = colourGroupOf(id, variants);
      return !seen.has(group) && seen.add(group);
    })
    .slice(0, 12)
    .flatMap(({ pictures }) => pictures.slice(0, 1));
}

/** Red, green and blue on white of each pixel, and whether it is drawn. */
interface Glance {
  readonly colours: readonly (readonly [red: number, green: number, blue: number])[];
  readonly drawn: readonly boolean[];
}

async function glance(picture: ProductPicture): Promise<Glance> {
  // Drawn that small, not drawn large and made smaller.
  const svg = drawProduct(picture).svg.replace('width="800" height="800"', `width="${side}" height="${side}"`);
  const pixels = await sharp(Buffer.from(svg)).resize(side, side).ensureAlpha().raw().toBuffer();
  const colours: [number, number, number][] = [];
  const drawn: boolean[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const onWhite = (value: number): number => (value * alpha) / 255 + 255 - alpha;
    colours.push([onWhite(red), onWhite(green), onWhite(blue)]);
    drawn.push(alpha > 100);
  }
  return { colours, drawn };
}

/** Share of the area that either draws in which they differ. */
function difference(a: Glance, b: Glance, differs: (pixel: number) => boolean): number {
  let area = 0;
  let different = 0;
  for (const [pixel, isDrawn] of a.drawn.entries()) {
    if (!isDrawn && b.drawn[pixel] !== true) continue;
    area += 1;
    if (differs(pixel)) different += 1;
  }
  return area === 0 ? 0 : different / area;
}

/** The greatest difference of a channel. */
const distance = (a: Glance, b: Glance, pixel: number): number => {
  const [red = 0, green = 0, blue = 0] = a.colours[pixel] ?? [];
  const [otherRed = 0, otherGreen = 0, otherBlue = 0] = b.colours[pixel] ?? [];
  return Math.max(Math.abs(red - otherRed), Math.abs(green - otherGreen), Math.abs(blue - otherBlue));
};

const picturesDiffer = (a: Glance, b: Glance): boolean => difference(a, b, (pixel) => distance(a, b, pixel) > 40) > leastOfPicture;
const outlinesDiffer = (a: Glance, b: Glance): boolean => difference(a, b, (pixel) => a.drawn[pixel] !== b.drawn[pixel]) > leastOfOutline;

/** How many of the pictures look different at a glance, and how many outlines they have; those after the sixth and third are not looked for. */
export async function differentPictures(
  first: readonly ProductPicture[],
): Promise<{ readonly pictures: number; readonly outlines: number }> {
  const pictures: Glance[] = [];
  const outlines: Glance[] = [];
  for (const picture of first) {
    if (pictures.length >= 6 && outlines.length >= 3) break;
    const one = await glance(picture);
    if (pictures.every((known) => picturesDiffer(known, one))) pictures.push(one);
    if (outlines.every((known) => outlinesDiffer(known, one))) outlines.push(one);
  }
  return { pictures: pictures.length, outlines: outlines.length };
}
