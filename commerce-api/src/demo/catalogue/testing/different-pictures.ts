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

/** Red, green and blue on white of each pixel one after another, and whether it is drawn (1) or not (0). */
interface Glance {
  readonly colours: Float64Array;
  readonly drawn: Uint8Array;
}

async function glance(picture: ProductPicture): Promise<Glance> {
  // Drawn that small, not drawn large and made smaller.
  const svg = drawProduct(picture).svg.replace('width="800" height="800"', `width="${side}" height="${side}"`);
  const pixels = await sharp(Buffer.from(svg)).resize(side, side).ensureAlpha().raw().toBuffer();
  const colours = new Float64Array(side * side * 3);
  const drawn = new Uint8Array(side * side);
  for (let pixel = 0; pixel < drawn.length; pixel += 1) {
    const alpha = pixels[pixel * 4 + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1)
      colours[pixel * 3 + channel] = ((pixels[pixel * 4 + channel] ?? 0) * alpha) / 255 + 255 - alpha;
    drawn[pixel] = alpha > 100 ? 1 : 0;
  }
  return { colours, drawn };
}

/** Share of the area that either draws in which they differ. */
function difference(a: Glance, b: Glance, differs: (pixel: number) => boolean): number {
  let area = 0;
  let different = 0;
  for (let pixel = 0; pixel < a.drawn.length; pixel += 1) {
    if (a.drawn[pixel] === 0 && b.drawn[pixel] === 0) continue;
    area += 1;
    if (differs(pixel)) different += 1;
  }
  return area === 0 ? 0 : different / area;
}

/** Whether any channel differs by more than 40. */
const colourDiffers = ({ colours: one }: Glance, { colours: other }: Glance, pixel: number): boolean => {
  for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
    const by = (one[at] ?? 0) - (other[at] ?? 0);
    if (by > 40 || by < -40) return true;
  }
  return false;
};

const picturesDiffer = (a: Glance, b: Glance): boolean => difference(a, b, (pixel) => colourDiffers(a, b, pixel)) > leastOfPicture;
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
