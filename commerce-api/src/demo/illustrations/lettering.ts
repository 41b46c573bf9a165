import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// oxlint-disable-next-line import/default -- a CommonJS package: Node gives its exports as the default
import opentype from 'opentype.js';

/** Weights of the bundled font. */
export type FontWeight = 400 | 600 | 700 | 800;

/** Where and how a word is printed; `y` is the baseline, `size` the em in view-box units. */
export interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly value: string;
  readonly size: number;
  readonly weight?: FontWeight;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in view-box units. */
  readonly tracking?: number;
  readonly opacity?: number;
  /** The word is made smaller until it is no wider than this, so that no brand is cut off. */
  readonly maxWidth?: number;
}

type Font = ReturnType<typeof opentype.parse>;
type Glyph = ReturnType<Font['charToGlyph']>;

// Glyph outlines are written as whole numbers on a grid of units per em to keep the pictures small:
// small print needs a coarse grid only (a fifth of a view-box unit), big letters stop at the fine one.
const FINEST_GRID = 240;
const gridFor = (size: number): number => Math.min(FINEST_GRID, Math.max(48, Math.round(size * 5)));

const require = createRequire(import.meta.url);

/** Caches the results of a function that reads constant files: every file is read once, on first use. */
function readOnce<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = read(name);
    known.set(name, value);
    return value;
  };
}

const fontFile = readOnce((name) => {
  const file = readFileSync(require.resolve(`@fontsource/onest/files/${name}`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
});

const loadFont = (subset: 'latin' | 'latin-ext', weight: FontWeight): Font => fontFile(`onest-${subset}-${weight}-normal.woff`);

function glyphOf(letter: string, weight: FontWeight): { readonly glyph: Glyph; readonly font: Font } {
  const latin = loadFont('latin', weight);
  const glyph = latin.charToGlyph(letter);
  if (glyph.index !== 0) return { glyph, font: latin };
  const wider = loadFont('latin-ext', weight);
  return { glyph: wider.charToGlyph(letter), font: wider };
}

/** Width of a word in view-box units. */
export function textWidth(value: string, size: number, weight: FontWeight = 700, tracking = 0): number {
  let width = 0;
  for (const letter of value) {
    const { glyph, font } = glyphOf(letter, weight);
    width += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size + tracking;
  }
  return Math.max(0, width - tracking);
}

function outline(glyph: Glyph, font: Font, left: number, grid: number): string {
  let penX = 0;
  let penY = 0;
  let d = '';
  // A command of the same kind as the last one needs no letter of its own.
  let last = '';
  const emit = (letter: string, values: string): void => {
    d += letter === last ? `${values.startsWith('-') ? '' : ' '}${values}` : letter + values;
    last = letter;
  };
  // The control point that `t` would reflect; TrueType curves mostly continue smoothly.
  let bend: readonly [number, number] | undefined;
  const pair = (x: number | undefined, y: number | undefined): readonly [number, number] => [Math.round(x ?? 0), Math.round(y ?? 0)];
  const relative = (x: number, y: number): string => `${x - penX}${y - penY < 0 ? '' : ' '}${y - penY}`;
  const join = (parts: readonly string[]): string =>
    parts.map((part, at) => (at > 0 && !part.startsWith('-') ? ` ${part}` : part)).join('');
  for (const command of glyph.getPath(left, 0, grid, {}, font).commands) {
    if (command.type === 'Z') {
      d += 'z';
      last = 'z';
      continue;
    }
    const [x, y] = pair(command.x, command.y);
    if (command.type === 'M') {
      d += `M${x}${y < 0 ? '' : ' '}${y}`;
      last = 'M';
    } else if (x === penX && y === penY) continue;
    else if (command.type === 'L') {
      if (y === penY) emit('h', String(x - penX));
      else if (x === penX) emit('v', String(y - penY));
      else emit('l', relative(x, y));
    } else if (command.type === 'Q') {
      const [x1, y1] = pair(command.x1, command.y1);
      const mirrored = bend && ([2 * penX - bend[0], 2 * penY - bend[1]] as const);
      if (mirrored && Math.abs(mirrored[0] - x1) <= 1 && Math.abs(mirrored[1] - y1) <= 1) {
        emit('t', relative(x, y));
        bend = mirrored;
      } else {
        emit('q', join([relative(x1, y1), relative(x, y)]));
        bend = [x1, y1];
      }
    } else {
      const [x1, y1] = pair(command.x1, command.y1);
      const [x2, y2] = pair(command.x2, command.y2);
      emit('c', join([relative(x1, y1), relative(x2, y2), relative(x, y)]));
    }
    if (command.type !== 'Q') bend = undefined;
    penX = x;
    penY = y;
  }
  return d;
}

/**
 * Prints a word as one `<path>` of the bundled font, so that a picture looks the same
 * on every machine. Letters outside latin and latin-ext show the font's empty box.
 */
export function text(options: TextOptions): string {
  const { x, y, value, weight = 700, fill = '#333', anchor = 'start', opacity, maxWidth } = options;
  const asked = textWidth(value, options.size, weight, options.tracking);
  const shrink = maxWidth !== undefined && asked > maxWidth ? maxWidth / asked : 1;
  const size = options.size * shrink;
  const tracking = (options.tracking ?? 0) * shrink;
  const width = asked * shrink;
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const grid = gridFor(size);
  let left = 0;
  let d = '';
  for (const letter of value) {
    const { glyph, font } = glyphOf(letter, weight);
    d += outline(glyph, font, left, grid);
    left += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * grid + (tracking / size) * grid;
  }
  const scale = (size / grid).toFixed(4);
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path transform="matrix(${scale} 0 0 ${scale} ${start.toFixed(1)} ${y.toFixed(1)})" fill="${fill}"${faint} d="${d}"/>`;
}
