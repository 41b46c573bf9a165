import {
  circle,
  contactShadow,
  framed,
  group,
  illustration,
  lens,
  lighten,
  metal,
  mix,
  onFace,
  path,
  rect,
  repeat,
  rim,
  screen,
  softShadow,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

const look = (sheet: Sheet): { readonly clock: string; readonly pen: boolean } => ({
  clock: `${sheet.random.whole(8, 19)}:${sheet.random.pick('05', '18', '32', '47')}`,
  pen: sheet.random.chance(0.7),
});

const ICONS = ['#ff5a5f', '#2f80ed', '#27ae60', '#f2a33a', '#7b61ff', '#00b8d4', '#ffffff', '#23272c'] as const;
const GLYPHS = [
  'M-11-3L0-12 11-3V12H-11z',
  'M-12-8h24v16h-24zM-12-8l12 9 12-9',
  'M-10 0l7 8 14-16',
  'M0-12v24M-12 0h24',
  'M-11-11h22v22h-22zM-11-3h22',
  'M-7-10l16 10-16 10z',
  'M-12 10l8-14 6 8 4-6 6 12z',
  'M0-11a11 11 0 1 0 .1 0',
] as const;

const metalBack = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('diagonal', [0, body.light], [0.35, body.base], [0.6, mix(body.base, body.light, 0.4)], [1, mix(body.base, body.dark, 0.6)]);

/** The lit side, drawn lying in 0,0…700×490. */
function lit(sheet: Sheet, { body }: IllustrationParams, clock: string, small = false): string {
  const icon = (at: number, x: number, y: number): string =>
    rect(x, y, 50, 50, 13, ICONS[at] ?? '#fff') +
    group(
      `transform="translate(${x + 25} ${y + 25})"`,
      stroke(GLYPHS[at] ?? '', at === 6 ? '#333' : '#fff', 3, 'stroke-linecap="round" stroke-linejoin="round"'),
    );
  return (
    rect(0, 0, 700, 490, 34, sheet.linear('down', [0, lighten(body.light, 0.3)], [0.04, body.base], [0.96, body.base], [1, body.dark])) +
    rim(1, 1, 698, 488, 33, '#fff', 0.4) +
    screen(sheet, { x: 5, y: 5, w: 690, h: 480, r: 30 }, 22) +
    circle(16, 245, 4, '#1b2540') +
    text({ x: 350, y: 138, value: clock, size: 80, weight: 600, anchor: 'middle', fill: '#fff' }) +
    rect(116, 388, 468, 72, 22, '#fff', 'opacity=".3"') +
    repeat(7, (at) => icon(at, 131 + at * 64.6, 399)) +
    (small ? '' : repeat(3, (at) => icon((at * 3 + 1) % 8, 60 + at * 74, 200))) +
    rect(430, 190, 216, 76, 18, '#fff', 'opacity=".82"') +
    text({ x: 448, y: 222, value: 'Kraków', size: 18, fill: '#1d2a3a' }) +
    text({ x: 448, y: 250, value: '21° słonecznie', size: 16, weight: 600, fill: '#4b5968' }) +
    circle(616, 228, 14, '#ffb52e')
  );
}

const pen = (sheet: Sheet, accent: string): string =>
  rect(0, 0, 470, 19, 8, sheet.linear('down', [0, '#fff'], [0.4, '#eceef0'], [1, '#a9afb6'])) +
  path('M470 2l40 6q4 1.500 0 3l-40 6z', sheet.linear('down', [0, '#f6f7f8'], [1, '#8f969d'])) +
  path('M498 6.500l14 2q3 1 0 2l-14 2z', '#33383e') +
  rect(28, 0, 4, 19, 0, accent);

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return (
    contactShadow(sheet, 400, 648, 370, 22) +
    group('transform="translate(36 116) scale(1.04)"', lit(sheet, params, found.clock)) +
    (found.pen ? group('transform="translate(140 664)"', contactShadow(sheet, 260, 20, 280, 10, 0.3), pen(sheet, params.accent)) : '')
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  return (
    contactShadow(sheet, 400, 690, 360, 36, 0.34) +
    // back of a second one behind
    group(
      'transform="translate(250 60) rotate(6)"',
      rect(0, 0, 400, 560, 36, metalBack(sheet, params)),
      rim(1, 1, 398, 558, 35, '#fff', 0.5),
      rect(22, 22, 104, 104, 28, mix(body.base, body.dark, 0.25)),
      rim(22, 22, 104, 104, 28, '#fff', 0.4),
      lens(sheet, 74, 74, 36),
      circle(150, 44, 8, '#fff3cf'),
      text({ x: 200, y: 300, value: brand, size: 34, anchor: 'middle', fill: body.ink, tracking: 4, opacity: 0.75, maxWidth: 260 }),
    ) +
    group(
      'transform="matrix(.86 -.09 .05 .86 56 306)"',
      softShadow(6, 14, 690, 480, 34, 18, 0.36),
      rect(-3, 6, 703, 490, 34, body.dark),
      lit(sheet, params, found.clock, true),
    ) +
    (found.pen ? group('transform="translate(196 742) rotate(-5)"', pen(sheet, accent)) : '')
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const face: readonly [Point, Point, Point, Point] = [
    [0, 120],
    [520, 120],
    [520, 800],
    [0, 800],
  ];
  return (
    path('M0 120H560q70 0 70 70V800H0z', metalBack(sheet, params)) +
    stroke('M0 122H560q68 0 68 68V800', '#fff', 3, 'opacity=".6"') +
    path('M630 190q14 4 14 20V800h-14z', sheet.linear('across', [0, body.dark], [1, mix(body.base, body.light, 0.6)])) +
    onFace(sheet, face, 520, 680, path('M0 0H160L-100 680H-200z', '#fff', 'opacity=".08"')) +
    rect(350, 176, 220, 220, 56, mix(body.base, body.dark, 0.3)) +
    rim(351, 177, 218, 218, 55, '#fff', 0.5) +
    lens(sheet, 438, 264, 70) +
    circle(526, 220, 17, '#d9dde0') +
    circle(526, 220, 13, '#fff0c2') +
    circle(526, 340, 9, '#14181d') +
    text({ x: 60, y: 620, value: brand, size: 58, fill: body.ink, tracking: 6, opacity: 0.8, maxWidth: 440 }) +
    rect(640, 300, 12, 120, 5, metal(sheet, 'across', body.base)) +
    rect(640, 450, 12, 70, 5, metal(sheet, 'across', body.base)) +
    (found.pen ? group('transform="translate(716 140) rotate(90) scale(1.3 2)"', pen(sheet, accent)) : '')
  );
};

/** Tablet: lit and lying, with its back and a pen, camera close-up. */
export const tablet = illustration('tablet', { front, angle, detail: framed(detail) });
