import { lighten, rect, stroke } from './kit.ts';
import type { Sheet } from './kit.ts';

const INKS = ['#16191d', '#00a3d9', '#e0218a', '#ffd21f'] as const;

/** A printed page, drawn in 0,0…w×h. */
export function page(sheet: Sheet, w: number, h: number, accent: string): string {
  const line = (at: number, share: number): string => `M${w * 0.1} ${h * at}h${w * share}`;
  return (
    rect(0, 0, w, h, 2, sheet.linear('down', [0, '#ffffff'], [1, '#e9ecef'])) +
    rect(w * 0.1, h * 0.1, w * 0.34, h * 0.07, 2, accent) +
    stroke([0.24, 0.3, 0.36].map((at, i) => line(at, [0.8, 0.72, 0.78][i] ?? 0.7)).join(''), '#c3c9cf', h * 0.018) +
    rect(w * 0.1, h * 0.44, w * 0.38, h * 0.3, 3, sheet.linear('diagonal', [0, '#8fd3f4'], [0.6, lighten(accent, 0.35)], [1, accent])) +
    [0.12, 0.2, 0.16, 0.28]
      .map((tall, at) => rect(w * (0.55 + at * 0.09), h * (0.74 - tall), w * 0.06, h * tall, 1, INKS[at] ?? '#000'))
      .join('') +
    stroke([0.82, 0.88].map((at) => line(at, 0.76)).join(''), '#c3c9cf', h * 0.018)
  );
}

/** See-through ink tanks in a box; the levels come from the seed. */
export function inkTanks(x: number, y: number, w: number, h: number, seed: number): string {
  return (
    rect(x, y, w, h, 8, '#0c0f12', 'opacity=".9"') +
    INKS.map((ink, at) => {
      const full = 0.45 + (((seed >> (at * 2)) & 3) / 3) * 0.4;
      const left = x + 8 + (at * (w - 16)) / 4;
      const wide = (w - 16) / 4 - 5;
      return (
        rect(left, y + 8, wide, h - 16, 4, '#39414a') +
        rect(left, y + 8 + (h - 16) * (1 - full), wide, (h - 16) * full, 4, ink === '#16191d' ? '#000' : ink) +
        rect(left + 2, y + 10, wide * 0.22, h - 20, 2, '#fff', 'opacity=".35"')
      );
    }).join('')
  );
}
