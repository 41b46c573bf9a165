import { at } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Food for fridges and freezers; every piece stands on its lower left corner. */
export const bottle = (s: Sketch, x: number, y: number, h: number, colour: string): string => {
  const w = h * 0.3;
  return at(
    x,
    y - h,
    `<path d="M${w * 0.34} 0h${w * 0.32}v${h * 0.22}q${w * 0.34} ${h * 0.06} ${w * 0.34} ${h * 0.2}V${h - 4}q0 4-4 4H4q-4 0-4-4V${h * 0.42}q0-${h * 0.14} ${w * 0.34}-${h * 0.2}z" fill="${colour}"/>
    <path d="M${w * 0.34} 0h${w * 0.32}v${h * 0.22}q${w * 0.34} ${h * 0.06} ${w * 0.34} ${h * 0.2}V${h - 4}q0 4-4 4H4q-4 0-4-4V${h * 0.42}q0-${h * 0.14} ${w * 0.34}-${h * 0.2}z" fill="${s.across('#0005', '#fff7 28', '#0000 55', '#0006')}"/>
    <rect x="${w * 0.28}" y="-3" width="${w * 0.44}" height="${h * 0.1}" rx="2" fill="#30363c"/><rect y="${h * 0.52}" width="${w}" height="${h * 0.26}" fill="#fff" opacity=".8"/>`,
  );
};

export const carton = (s: Sketch, x: number, y: number, h: number, colour: string): string => {
  const w = h * 0.46;
  return at(
    x,
    y - h,
    `<path d="M0 ${h * 0.24}L${w * 0.2} ${h * 0.06}H${w * 0.8}L${w} ${h * 0.24}V${h}H0Z" fill="#fbfcfd"/><rect x="${w * 0.18}" width="${w * 0.64}" height="${h * 0.08}" fill="#dfe4e8"/><rect y="${h * 0.42}" width="${w}" height="${h * 0.4}" fill="${colour}"/><path d="M0 ${h * 0.24}L${w * 0.2} ${h * 0.06}H${w * 0.8}L${w} ${h * 0.24}V${h}H0Z" fill="${s.across('#0000', '#0000 60', '#0004')}"/>`,
  );
};

export const jar = (s: Sketch, x: number, y: number, h: number, colour: string): string =>
  at(
    x,
    y - h,
    `<rect y="${h * 0.12}" width="${h * 0.8}" height="${h * 0.88}" rx="${h * 0.14}" fill="${colour}"/><rect y="${h * 0.12}" width="${h * 0.8}" height="${h * 0.88}" rx="${h * 0.14}" fill="${s.across('#0004', '#fff8 25', '#0000 55', '#0005')}"/><rect x="${h * 0.05}" width="${h * 0.7}" height="${h * 0.2}" rx="4" fill="${s.across('#b98d2e', '#f5dc8d 30', '#a87d24')}"/>`,
  );

export const box = (s: Sketch, x: number, y: number, w: number, h: number, colour: string): string =>
  at(x, y - h, `<rect width="${w}" height="${h}" rx="5" fill="${colour}"/><rect width="${w}" height="${h}" rx="5" fill="${s.down('#fff6', '#fff0 40', '#0004')}"/><rect x="${w * 0.12}" y="${h * 0.3}" width="${w * 0.5}" height="${h * 0.2}" rx="3" fill="#fff" opacity=".7"/>`);

/** A round fruit or vegetable, its centre at x, y. */
export const fruit = (s: Sketch, x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${s.ball('#fff9', '#fff0 38', '#0007')}"/><path d="M${x} ${y - r * 0.8}q${r * 0.1}-${r * 0.3} ${r * 0.34}-${r * 0.4}" fill="none" stroke="#4c5a2a" stroke-width="${r * 0.12}" stroke-linecap="round"/>`;

/** A leafy head of lettuce, its centre at x, y. */
export const lettuce = (s: Sketch, x: number, y: number, r: number): string =>
  [0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="${x}" cy="${y - r * 0.5}" rx="${r * 0.52}" ry="${r * 0.5}" fill="${s.glow('#cdea8e', '#7db548 70', '#4f8a2c')}" transform="rotate(${turn} ${x} ${y})"/>`).join('') + `<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="${s.glow('#eef8c8', '#a9d468')}"/>`;
