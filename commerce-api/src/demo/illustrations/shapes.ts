import type { Sheet } from './sheet.ts';

/** A box in view-box units; `r` is the corner radius. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r?: number;
}

/** A rectangle; `extra` holds further attributes. */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`;

/** A circle; `extra` holds further attributes. */
export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** An ellipse; `extra` holds further attributes. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** A filled path. */
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** A line drawn along a path, with no filling. */
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra && ` ${extra}`}/>`;

/** A group with attributes, e.g. `transform="…"`. */
export const group = (attributes: string, ...content: readonly string[]): string => `<g ${attributes}>${content.join('')}</g>`;

/** Draws something for each of `count` numbers. */
export const repeat = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Point on a circle; 0° is up, angles run clockwise. */
export function polar(cx: number, cy: number, r: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/**
 * Lays flat artwork on a slanted plane: the artwork's box `w`×`h` (from 0,0) is mapped
 * onto the parallelogram of the three corners. Use as `transform`.
 */
export function plane(
  w: number,
  h: number,
  topLeft: readonly [number, number],
  topRight: readonly [number, number],
  bottomLeft: readonly [number, number],
): string {
  const part = (value: number): string => String(Number(value.toFixed(4)));
  return `matrix(${part((topRight[0] - topLeft[0]) / w)} ${part((topRight[1] - topLeft[1]) / w)} ${part((bottomLeft[0] - topLeft[0]) / h)} ${part((bottomLeft[1] - topLeft[1]) / h)} ${part(topLeft[0])} ${part(topLeft[1])})`;
}

/** Thin light line along the upper edge of a box: what makes an edge look bevelled. */
export const rim = (x: number, y: number, w: number, h: number, r: number, colour = '#fff', opacity = 0.5, width = 1.5): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

/** Marks around a dial, from angle to angle. */
export const ticks = (
  cx: number,
  cy: number,
  r: number,
  count: number,
  from: number,
  to: number,
  colour: string,
  length = 6,
  width = 1.6,
): string =>
  stroke(
    repeat(count, (at) => {
      const angle = count > 1 ? from + ((to - from) * at) / (count - 1) : from;
      const [x1, y1] = polar(cx, cy, r, angle);
      const [x2, y2] = polar(cx, cy, r + length, angle);
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    }),
    colour,
    width,
    'stroke-linecap="round"',
  );

/** Corner of a picture. */
export type Point = readonly [x: number, y: number];

/** Path data of a polygon. */
export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`).join('L')}z`;

/**
 * Shows flat artwork (drawn in 0,0…w,h) on a face seen in mild perspective: laid on the
 * plane of three corners and cut to all four (in the order top left, top right, bottom right, bottom left).
 */
export function onFace(sheet: Sheet, corners: readonly [Point, Point, Point, Point], w: number, h: number, content: string): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  // The parallelogram must cover the trapezium, so its left edge is as tall as the taller side.
  const left = bottomLeft[1] - topLeft[1];
  const right = bottomRight[1] - topRight[1];
  const grown = Math.max(left, right);
  const start: Point = [topLeft[0], topLeft[1] - (grown - left) * 0.5];
  const end: Point = [topRight[0], topRight[1] - (grown - right) * 0.5];
  const bottom: Point = [bottomLeft[0], start[1] + grown];
  return group(
    `clip-path="${sheet.clip(path(polygon(...corners), '#000'))}"`,
    group(`transform="${plane(w, h, start, end, bottom)}"`, content),
  );
}
