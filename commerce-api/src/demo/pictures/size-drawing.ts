import type { Drawing } from '../../media/pictures.ts';
import { darken, lighten, mix, text } from '../illustrations/kit.ts';
import type { BodyPalette } from '../illustrations/kit.ts';

/** Height, width and depth in centimetres. */
type Size = readonly [height: number, width: number, depth: number];

/** What a thing is shown beside, so that its size can be imagined. */
interface Beside {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Drawn in its own box, its lower left corner at 0,0; `unit` is the length of a centimetre. */
  readonly draw: (unit: number) => string;
}

const ground = 660;
const ink = '#3d454d';
const number = new Intl.NumberFormat('pl', { maximumFractionDigits: 1 });

const person: Beside = {
  width: 46,
  height: 172,
  label: '172 cm',
  draw: (unit) =>
    `<g transform="scale(${((unit * 172) / 650).toFixed(4)}) translate(-88 -722)" fill="#c3cbd2"><circle cx="176" cy="114" r="42"/><path d="M176 168Q252 168 256 236L266 420Q266 440 248 440Q234 440 232 424L222 290V700Q222 722 200 722Q182 722 180 702V470H172V702Q170 722 152 722Q130 722 130 700V290L120 424Q118 440 104 440Q86 440 86 420L96 236Q100 168 176 168Z"/></g>`,
};

const sheet: Beside = {
  width: 21,
  height: 29.7,
  label: 'A4',
  draw: (unit) => {
    const [w, h] = [21 * unit, 29.7 * unit];
    const lines = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((part) => `M${w * 0.15} ${-h + h * part}h${w * 0.7}`).join('');
    return `<path d="M0 0V${-h}H${w}V0Z" fill="#ffffff" stroke="#aab4bd" stroke-width="2"/><path d="${lines}" stroke="#d3dae0" stroke-width="4"/>`;
  },
};

const card: Beside = {
  width: 8.56,
  height: 5.4,
  label: '8,6 × 5,4 cm',
  draw: (unit) => {
    const [w, h] = [8.56 * unit, 5.4 * unit];
    return `<rect y="${-h}" width="${w}" height="${h}" rx="${h * 0.07}" fill="#2A3FE5"/><rect x="${w * 0.1}" y="${-h * 0.68}" width="${w * 0.15}" height="${h * 0.24}" rx="4" fill="#e2b556"/><path d="M${w * 0.1} ${-h * 0.2}H${w * 0.6}" stroke="#fff" stroke-opacity=".7" stroke-width="${h * 0.06}"/>`;
  },
};

/** A line between two points with a mark at each end, and its length beside it. */
function dimension(x1: number, y1: number, x2: number, y2: number, centimetres: number, [x, y]: readonly [number, number]): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * 9, ((x2 - x1) / length) * 9];
  const mark = (px: number, py: number): string => `M${px - nx} ${py - ny}L${px + nx} ${py + ny}`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${mark(x1, y1)}${mark(x2, y2)}" stroke="${ink}" stroke-width="3" fill="none"/>
    ${text({ x, y, value: `${number.format(centimetres)} cm`, size: 30, weight: 600, fill: ink, anchor: 'middle' })}`;
}

/** How far a centimetre of depth goes to the right and up: a cabinet projection, half as long as in front. */
const slope = [0.42, 0.26] as const;

/**
 * The outer sizes of a product as a box drawn to scale, beside a person, a sheet of paper or a card, whichever is next larger.
 * The brand stands on its front.
 */
export function sizeDrawing(size: Size, { brand, body }: { readonly brand: string; readonly body: BodyPalette }): Drawing {
  const [height, width, depth] = size;
  const longest = Math.max(...size);
  const beside = longest > 45 ? person : longest > 13 ? sheet : card;
  const gap = 0.16 * longest + beside.width * 0.25;
  const across = beside.width + gap + width + depth * slope[0];
  const unit = Math.min(520 / Math.max(beside.height, height + depth * slope[1]), 580 / across);
  const left = 400 - (across * unit) / 2;
  const x = left + (beside.width + gap) * unit;
  const [w, h] = [width * unit, height * unit];
  const [dx, dy] = [depth * unit * slope[0], depth * unit * slope[1]];
  const top = ground - h;
  const outline = `stroke="${darken(body.dark, 0.2)}" stroke-width="2" stroke-linejoin="round"`;
  const box = `<path d="M${x} ${top}l${dx} ${-dy}h${w}l${-dx} ${dy}z" fill="${lighten(body.light, 0.3)}" ${outline}/>
    <path d="M${x + w} ${top}l${dx} ${-dy}v${h}l${-dx} ${dy}z" fill="${mix(body.base, body.dark, 0.55)}" ${outline}/>
    <path d="M${x} ${top}h${w}v${h}h${-w}z" fill="${body.base}" ${outline}/>
    ${Math.min(w, h) < 24 ? '' : text({ x: x + w / 2, y: top + h / 2 + Math.min(30, h / 4) / 3, value: brand, size: Math.min(30, h / 4), fill: body.ink, anchor: 'middle', maxWidth: w * 0.8 })}`;
  const labels =
    dimension(x - 22, top, x - 22, ground, height, [x - 22, top - 18]) +
    dimension(x, ground + 26, x + w, ground + 26, width, [x + w / 2, ground + 66]) +
    dimension(x + w + 14, ground + 8, x + w + dx + 14, ground - dy + 8, depth, [x + w + dx / 2 + 66, ground - dy / 2 + 44]);
  const reference = `<g transform="translate(${left} ${ground})">${beside.draw(unit)}</g>${text({ x: left + (beside.width * unit) / 2, y: ground + 40, value: beside.label, size: 26, weight: 600, fill: '#6b757e', anchor: 'middle' })}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><rect x="40" y="40" width="720" height="720" rx="32" fill="#f6f8fa"/><path d="M70 ${ground}H730" stroke="#c3cbd2" stroke-width="2"/>${reference}${box}${labels}</svg>`,
    ratio: 1,
  };
}
