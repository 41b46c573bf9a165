import { contactShadow, darken, group, isDark, lighten, mix, startSheet, text } from './kit.ts';
import type { BodyPalette, Illustration, IllustrationParams, Sheet, Stop, View } from './kit.ts';

/** What a view draws with: the product's parameters, its sheet, and paints written like CSS gradients. */
export interface Sketch extends Sheet, Omit<IllustrationParams, 'view' | 'scene'> {
  /** Left to right. A stop is a colour and its place in percent: `'#fff'`, `'#eee 40'`; alpha as `#rrggbbaa`. */
  readonly across: (...stops: readonly string[]) => string;
  /** Top to bottom. */
  readonly down: (...stops: readonly string[]) => string;
  /** Upper left to lower right. */
  readonly slant: (...stops: readonly string[]) => string;
  /** From a light spot in the upper left: bulging things. */
  readonly ball: (...stops: readonly string[]) => string;
  /** From the centre outwards. */
  readonly glow: (...stops: readonly string[]) => string;
}

function parseStops(stops: readonly string[]): readonly Stop[] {
  return stops.map((stop, at) => {
    const [colour = '#000', percent] = stop.split(' ');
    return [percent === undefined ? at / Math.max(1, stops.length - 1) : Number(percent) / 100, colour];
  });
}

/** Binds the three drawings of a product to the interface of the catalogue. */
export function illustrate(id: string, views: Readonly<Record<View, (s: Sketch) => string>>): Illustration {
  return {
    id,
    draw: (params) => {
      const sheet = startSheet(params, id);
      const { view, ...own } = params;
      return sheet.finish(
        views[view]({
          ...own,
          ...sheet,
          across: (...stops) => sheet.linear('across', ...parseStops(stops)),
          down: (...stops) => sheet.linear('down', ...parseStops(stops)),
          slant: (...stops) => sheet.linear('diagonal', ...parseStops(stops)),
          ball: (...stops) => sheet.radial({ cx: 0.36, cy: 0.3, r: 0.8 }, ...parseStops(stops)),
          glow: (...stops) => sheet.radial({}, ...parseStops(stops)),
        }),
      );
    },
  };
}

/** Front of a flat enamelled box: lit from the left, falling off to the right. */
export const enamel = (s: Sketch, b: BodyPalette = s.body): string =>
  s.across(
    mix(b.base, b.dark, 0.7),
    `${mix(b.base, b.light, 0.75)} 4`,
    `${mix(b.base, b.light, 0.5)} 42`,
    `${mix(b.base, b.dark, 0.2)} 88`,
    mix(b.base, b.dark, 0.8),
  );

/** Side of a box, turned away from the light. */
export const shaded = (s: Sketch, b: BodyPalette = s.body): string => s.across(mix(b.base, b.dark, 0.55), mix(b.base, b.dark, 0.95));

/** Upright cylinder: highlight at the left, light from the ground at the right edge. */
export const cylinder = (s: Sketch, b: BodyPalette = s.body): string =>
  s.across(
    mix(b.base, b.dark, 0.9),
    `${mix(b.base, b.light, 0.3)} 12`,
    `${b.light} 24`,
    `${b.base} 46`,
    `${mix(b.base, b.dark, 0.7)} 80`,
    `${b.dark} 93`,
    mix(b.dark, b.base, 0.5),
  );

/** Lying cylinder: light from above. */
export const lying = (s: Sketch, b: BodyPalette = s.body): string =>
  s.down(mix(b.base, b.dark, 0.4), `${b.light} 20`, `${b.base} 45`, `${mix(b.base, b.dark, 0.8)} 85`, mix(b.dark, b.base, 0.4));

/** Chromed tube: upright and lying. */
export const tube = (s: Sketch): string => s.across('#767d85', '#fafbfb 22', '#c2c7cc 45', '#7d848c 80', '#a2a8af');
export const bar = (s: Sketch): string => s.down('#8f969d', '#fbfbfc 24', '#c6cbd0 48', '#777e86 84', '#a8aeb4');

/** A dotted circle line: holes of drums, grilles and shower heads. */
export function dots(cx: number, cy: number, r: number, size: number, gap: number, colour: string): string {
  const around = 2 * Math.PI * r;
  const step = around / Math.max(3, Math.round(around / gap));
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${step.toFixed(2)}"/>`;
}

/** Marks all round a dial, each `length` long outwards from `r`. */
export function scaleMarks(cx: number, cy: number, r: number, count: number, length: number, width: number, colour: string): string {
  const middle = r + length / 2;
  return `<circle cx="${cx}" cy="${cy}" r="${middle}" fill="none" stroke="${colour}" stroke-width="${length}" stroke-dasharray="${width} ${((2 * Math.PI * middle) / count - width).toFixed(2)}" stroke-dashoffset="${width / 2}"/>`;
}

/** Dark display panel with a slanting reflection. */
export const display = (s: Sketch, x: number, y: number, w: number, h: number, r = 8): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${s.slant('#333b44', '#0d1114 50', '#171c21')}"/>
  <path d="M${x + r} ${y}H${x + w * 0.55}L${x + w * 0.38} ${y + h}H${x + r}a${r} ${r} 0 0 1-${r}-${r}V${y + r}a${r} ${r} 0 0 1 ${r}-${r}" fill="#fff" opacity=".07"/>`;

/** The brand as printed on the body. */
export function badge(
  s: Sketch,
  x: number,
  y: number,
  size: number,
  o: { readonly fill?: string; readonly anchor?: 'start' | 'middle' | 'end'; readonly maxWidth?: number } = {},
): string {
  return text({
    x,
    y,
    value: s.brand,
    size,
    weight: 700,
    fill: o.fill ?? s.body.ink,
    anchor: o.anchor ?? 'middle',
    tracking: size * 0.1,
    opacity: 0.9,
    maxWidth: o.maxWidth ?? size * 9,
  });
}

/** The accent where it can be seen on the body, otherwise the ink. */
export function signal(s: Sketch): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
  const distance = [0, 1, 2].reduce((sum, at) => sum + Math.abs(channel(s.accent, at) - channel(s.body.base, at)), 0);
  return distance < 150 ? s.body.ink : s.accent;
}

/** Small print: display figures, names of programmes. */
export const print = (
  x: number,
  y: number,
  value: string,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  weight: 400 | 600 = 600,
): string => text({ x, y, value, size, fill, anchor, weight });

/** Soft elliptical shadow on the floor. */
export const floor = (s: Sketch, cx: number, cy: number, rx: number, ry = 30, depth = 0.42): string =>
  contactShadow(s, cx, cy, rx, ry, depth);

/** Moves artwork drawn in its own corner. */
export const at = (x: number, y: number, ...content: readonly string[]): string => group(`transform="translate(${x} ${y})"`, ...content);

/** The three visible faces of a turned box; each takes artwork drawn flat in its own corner. */
export interface TurnedBox {
  readonly front: (...content: readonly string[]) => string;
  readonly side: (...content: readonly string[]) => string;
  readonly top: (...content: readonly string[]) => string;
}

/**
 * Parallel projection of a box `w` wide and `d` deep, its upper left front corner at x, y;
 * `front` and `side` are how one unit along those faces moves on the picture.
 */
export function turnedBox(
  x: number,
  y: number,
  w: number,
  d: number,
  o: { readonly front?: readonly [number, number]; readonly side?: readonly [number, number] } = {},
): TurnedBox {
  const [fx, fy] = o.front ?? [0.76, 0.12];
  const [sx, sy] = o.side ?? [0.5, -0.2];
  const face =
    (a: number, b: number, c: number, e: number, left: number, top: number) =>
    (...content: readonly string[]) =>
      group(`transform="matrix(${[a, b, c, e, left, top].map((part) => Number(part.toFixed(3))).join(' ')})"`, ...content);
  return {
    front: face(fx, fy, 0, 1, x, y),
    side: face(sx, sy, 0, 1, x + w * fx, y + w * fy),
    top: face(fx, fy, -sx, -sy, x + d * sx, y + d * sy),
  };
}

/** Tint for things that take their colour from the body but must stand out against it. */
export const contrast = (b: BodyPalette): string => (isDark(b.base) ? lighten(b.base, 0.25) : darken(b.base, 0.35));

/** Crops a close-up like a photograph: 720×720 with round corners. */
export const closeUp = (s: Sketch, ...content: readonly string[]): string =>
  group(`clip-path="${s.clip('<rect x="40" y="40" width="720" height="720" rx="32"/>')}"`, ...content) +
  '<rect x="40.5" y="40.5" width="719" height="719" rx="31.5" fill="none" stroke="#000" stroke-opacity=".08"/>';

/** Makes artwork smaller or larger about a point. */
export const scaled = (factor: number, cx: number, cy: number, ...content: readonly string[]): string =>
  group(`transform="translate(${cx} ${cy}) scale(${factor}) translate(${-cx} ${-cy})"`, ...content);

/** Black ceramic glass lying flat. */
export const darkStone = (s: Sketch): string => s.slant('#3b434b', '#171b1f 35', '#0a0c0e 75', '#22282e');

/** A close-up of artwork: what lies at x, y comes into the middle of the frame. */
export const zoomed = (s: Sketch, factor: number, x: number, y: number, ...content: readonly string[]): string =>
  closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#fbfcfd', '#d3dae0')}"/>`,
    group(`transform="translate(400 400) scale(${factor}) translate(${-x} ${-y})"`, ...content),
  );

/** A small product in front of its box, which shows it once more. */
export function packed(s: Sketch, artwork: string): string {
  const { front, side, top } = turnedBox(250, 130, 360, 200, { front: [1, 0.04], side: [0.6, -0.22] });
  const again = s.symbol(artwork);
  return `${floor(s, 470, 724, 320, 30)}${top(`<rect width="360" height="200" fill="#f3f5f7"/>`)}
    ${side(`<rect width="200" height="560" fill="${s.across('#c9d0d6', '#aeb7bf')}"/><rect width="200" height="70" fill="${darken(s.accent, 0.25)}"/>`)}
    ${front(
      `<rect width="360" height="560" fill="${s.down('#ffffff', '#e6eaee')}"/><rect width="360" height="70" fill="${s.accent}"/>
      ${badge(s, 180, 48, 30, { fill: '#ffffff', maxWidth: 300 })}`,
      again('translate(28 130) scale(.38)'),
      print(180, 520, 'PL · CE', 18, '#6b757e'),
    )}
    ${floor(s, 250, 742, 210, 20)}${again('translate(-30 270) scale(.62)')}`;
}

/** Artwork that ends at y 720 and is `pixels` high, beside a person of 172 cm; `centimetres` is its true height. */
export function besidePerson(s: Sketch, artwork: string, pixels: number, centimetres: number, above = 0): string {
  const perCentimetre = 650 / 172;
  const factor = (centimetres * perCentimetre) / pixels;
  const grey = s.across('#cfd6dc', '#b3bcc4');
  return `${floor(s, 176, 730, 110, 18, 0.25)}<g fill="${grey}"><circle cx="176" cy="118" r="42"/>
    <path d="M176 168Q252 168 256 236L266 420Q266 440 248 440Q234 440 232 424L222 290V700Q222 722 200 722Q182 722 180 702V470H172V702Q170 722 152 722Q130 722 130 700V290L120 424Q118 440 104 440Q86 440 86 420L96 236Q100 168 176 168Z"/></g>
    <path d="M300 ${720 - above * perCentimetre - centimetres * perCentimetre}v${centimetres * perCentimetre}m-12 0h24m-24 ${-centimetres * perCentimetre}h24" stroke="#59626b" stroke-width="3" fill="none"/>
    ${print(312, 720 - (above + centimetres / 2) * perCentimetre + 8, `${centimetres} cm`, 24, '#3d454d', 'start')}
    <g transform="translate(${550 - 400 * factor} ${720 - above * perCentimetre - 720 * factor}) scale(${factor.toFixed(3)})">${artwork}</g>`;
}
