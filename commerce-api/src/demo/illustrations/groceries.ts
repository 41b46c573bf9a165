import { group } from './kit.ts';
import type { Sketch } from './drawing.ts';

// Every kind of food is drawn once, 100 units high and standing on 0,0, and takes its colour from the group around it.
const place = (use: (transform?: string) => string, x: number, y: number, h: number, colour: string): string =>
  group(`fill="${colour}"`, use(`translate(${x} ${y}) scale(${h / 100})`));

/** A bottle; x, y is its lower left corner, its width 0.3 of its height. */
export function bottle(s: Sketch, x: number, y: number, h: number, colour: string): string {
  const outline = 'M10-100h10v22q10 6 10 20V-3q0 3-3 3H3q-3 0-3-3V-58q0-14 10-20z';
  return place(
    s.symbol(`<path d="${outline}"/><path d="${outline}" fill="${s.across('#0005', '#fff7 28', '#0000 55', '#0006')}"/>
      <path d="M8.5-103h13v10h-13z" fill="#30363c"/><path d="M0-48h30v26H0z" fill="#fff" opacity=".8"/>`),
    x,
    y,
    h,
    colour,
  );
}

/** A carton of milk or juice; width 0.46 of its height. */
export const carton = (s: Sketch, x: number, y: number, h: number, colour: string): string =>
  place(
    s.symbol(
      `<path d="M0-76L9-94H37L46-76V0H0Z" fill="#fbfcfd"/><path d="M8-100h30v8H8z" fill="#dfe4e8"/><path d="M0-58h46v40H0z"/>
        <path d="M0-76L9-94H37L46-76V0H0Z" fill="${s.across('#0000', '#0000 60', '#0004')}"/><path d="M0-76H46" stroke="#c9d0d6"/>`,
    ),
    x,
    y,
    h,
    colour,
  );

/** A preserving jar with a golden lid; width 0.8 of its height. */
export const jar = (s: Sketch, x: number, y: number, h: number, colour: string): string =>
  place(
    s.symbol(
      `<rect y="-88" width="80" height="88" rx="14"/>
        <rect y="-88" width="80" height="88" rx="14" fill="${s.across('#0004', '#fff8 25', '#0000 55', '#0005')}"/>
        <rect x="5" y="-100" width="70" height="20" rx="6" fill="${s.across('#b98d2e', '#f5dc8d 30', '#a87d24')}"/>`,
    ),
    x,
    y,
    h,
    colour,
  );

/** A box of any size; x, y is its lower left corner. */
export const box = (s: Sketch, x: number, y: number, w: number, h: number, colour: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${w / 100} ${h / 100})" fill="${colour}"`,
    s.symbol(`<rect y="-100" width="100" height="100" rx="5"/>
      <rect y="-100" width="100" height="100" rx="5" fill="${s.down('#fff6', '#fff0 40', '#0004')}"/>
      <path d="M12-72h50v22H12z" fill="#fff" opacity=".7"/>`)(),
  );

/** A round fruit or vegetable, its centre at x, y. */
export const fruit = (s: Sketch, x: number, y: number, r: number, colour: string): string =>
  place(
    s.symbol(`<circle r="100"/><circle r="100" fill="${s.ball('#fff9', '#fff0 38', '#0007')}"/>
    <path d="M0-80q10-30 34-40" fill="none" stroke="#4c5a2a" stroke-width="12" stroke-linecap="round"/>`),
    x,
    y,
    r,
    colour,
  );

/** A leafy head of lettuce, its centre at x, y. */
export function lettuce(s: Sketch, x: number, y: number, r: number): string {
  const leaf = s.symbol(`<ellipse cy="-50" rx="52" ry="50" fill="${s.glow('#cdea8e', '#7db548 70', '#4f8a2c')}"/>`);
  const head = s.symbol(
    [0, 60, 120, 180, 240, 300].map((turn) => leaf(`rotate(${turn})`)).join('') + `<circle r="50" fill="${s.glow('#eef8c8', '#a9d468')}"/>`,
  );
  return place(head, x, y, r, 'none');
}
