import * as v from 'valibot';
import type { Reference } from '../../catalogue/reference.ts';
import type { Drawing } from '../../media/pictures.ts';
import type { PromoPaper } from '../../model/content.ts';
import { darken, lighten, text } from '../illustrations/kit.ts';
import { placed } from './drawing.ts';
import { wrapped } from './wrapped.ts';

const width = 1000;
const height = 1200;
const margin = 72;

/** Where the three products of a page stand: the first one in front. */
const places = [
  { x: 250, y: 430, size: 560 },
  { x: 20, y: 690, size: 440 },
  { x: 540, y: 690, size: 440 },
] as const;

const pagesSchema = v.object({ pages: v.array(v.looseObject({ image: v.string() })) });

type PaperPage = PromoPaper['pages'][number];

/** The page whose picture has that name. */
export function paperPageOf({ cmsBlocks }: Pick<Reference, 'cmsBlocks'>, name: string): PaperPage | undefined {
  for (const { identifier, cmsJson } of cmsBlocks) {
    if (identifier !== 'promo_paper') continue;
    const paper = v.safeParse(v.pipe(v.string(), v.parseJson(), pagesSchema), cmsJson);
    const found = paper.success ? paper.output.pages.find(({ image }) => image === name) : undefined;
    // Written by the import from records of this type.
    if (found !== undefined) return found as unknown as PaperPage;
  }
  return undefined;
}

/**
 * A page of the promotion paper: its title, and the products that it is about.
 * @param draw an illustration as a whole `<svg>`
 */
export function paperDrawing(page: PaperPage, draw: (illustration: PaperPage['illustrations'][number], at: number) => string): Drawing {
  const { title, text: lead, background } = page;
  const titleLines = wrapped(title, { room: width - 2 * margin, most: 2, size: 92, weight: 800 });
  const leadLines = wrapped(lead, { room: width - 2 * margin, most: 3, size: 40, weight: 600 });
  const line = (value: string, y: number, size: number, weight: 600 | 800): string =>
    text({ x: margin, y, value, size, weight, fill: '#ffffff', anchor: 'start', maxWidth: width - 2 * margin });
  const leadTop = 170 + titleLines.length * 100;
  const words = [
    ...titleLines.map((value, at) => line(value, 160 + at * 100, 92, 800)),
    ...leadLines.map((value, at) => line(value, leadTop - 20 + at * 52, 40, 600)),
  ].join('');
  const discs = [460, 340, 220]
    .map((r, at) => `<circle cx="${width / 2}" cy="820" r="${r}" fill="#fff" opacity="${0.06 + at * 0.04}"/>`)
    .join('');
  // Those behind are drawn first.
  const products = page.illustrations
    .map((illustration, at) => ({ svg: draw(illustration, at), place: places[at] }))
    .toReversed()
    .map(({ svg, place }) => (place === undefined ? '' : placed(svg, place.x, place.y, place.size)))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${lighten(background, 0.08)}"/><stop offset="1" stop-color="${darken(background, 0.32)}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>${discs}${words}
<ellipse cx="${width / 2}" cy="1110" rx="440" ry="40" fill="${darken(background, 0.6)}" opacity="0.28"/>${products}</svg>`;
  return { svg, ratio: width / height };
}
