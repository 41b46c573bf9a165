import type { Drawing } from '../../media/pictures.ts';
import { darken, lighten, text, textWidth } from '../illustrations/kit.ts';

/** Puts a whole `<svg>` at a place inside another one. */
export const placed = (svg: string, x: number, y: number, size: number): string =>
  svg.replace(/^<svg\b[^>]*>/, (tag) => {
    const viewBox = /viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 800 800';
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">`;
  });

/** A product's picture: square, transparent background. */
export const productDrawing = (svg: string): Drawing => ({ svg, ratio: 1 });

/** The position of the product in a banner. */
export type BannerShape = 'wide' | 'landscape' | 'portrait';

const shapes: Readonly<
  Record<BannerShape, { readonly width: number; readonly height: number; readonly size: number; readonly x: number; readonly y: number }>
> = {
  wide: { width: 1600, height: 640, size: 600, x: 940, y: 24 },
  landscape: { width: 1280, height: 800, size: 680, x: 300, y: 72 },
  portrait: { width: 800, height: 960, size: 620, x: 90, y: 320 },
};

/**
 * A banner without text (the page shows it separately): a gradient background with soft rings, and the product.
 * @param ground hex colour
 */
export function bannerDrawing(product: string, ground: string, shape: BannerShape): Drawing {
  const { width, height, size, x, y } = shapes[shape];
  const cx = x + size / 2;
  const cy = y + size / 2;
  const rings = [0.86, 0.64, 0.44]
    .map((share, index) => `<circle cx="${cx}" cy="${cy}" r="${Math.round(size * share)}" fill="#fff" opacity="${0.05 + index * 0.035}"/>`)
    .join('');
  const floor = y + size * 0.9;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(ground, 0.1)}"/><stop offset="1" stop-color="${darken(ground, 0.18)}"/></linearGradient>
<radialGradient id="light" cx="${cx / width}" cy="${cy / height}" r="0.6"><stop offset="0" stop-color="#fff" stop-opacity="0.42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/><rect width="${width}" height="${height}" fill="url(#light)"/>${rings}
<ellipse cx="${cx}" cy="${floor}" rx="${size * 0.46}" ry="${size * 0.055}" fill="${darken(ground, 0.5)}" opacity="0.22"/>
${placed(product, x, y, size)}</svg>`;
  return { svg, ratio: width / height };
}

/** A brand's logo: a coloured sign with its letters, its name beside it, both in the middle. */
export function logoDrawing(name: string, letters: string, color: string): Drawing {
  const width = 640;
  const height = 240;
  const sign = 128;
  const gap = 24;
  const word = { value: name, size: 60, weight: 700 } as const;
  const mostWord = width - 48 - sign - gap;
  const left = (width - sign - gap - Math.min(mostWord, textWidth(word.value, word.size, word.weight))) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect x="${left}" y="56" width="${sign}" height="${sign}" rx="34" fill="${color}"/><circle cx="${left + 110}" cy="74" r="46" fill="#fff" opacity="0.14"/>
${text({ x: left + sign / 2, y: 138, value: letters, size: 52, weight: 800, fill: '#ffffff', anchor: 'middle', maxWidth: 108 })}
${text({ ...word, x: left + sign + gap, y: 140, fill: darken(color, 0.35), anchor: 'start', maxWidth: mostWord })}</svg>`;
  return { svg, ratio: width / height };
}
