import {
  bodyDown,
  circle,
  contactShadow,
  darken,
  display,
  framed,
  group,
  illustration,
  mix,
  onFace,
  path,
  polygon,
  rect,
  repeat,
  rim,
  seam,
  shadowOf,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';
import { inkTanks, page } from './printer-parts.ts';

interface Look {
  readonly laser: boolean;
}

function look(sheet: Sheet, { form }: IllustrationParams): Look {
  const laser = sheet.random.chance(0.4);
  return { laser: form === undefined ? laser : form === 'laser' };
}

function panel(sheet: Sheet, { accent, body }: IllustrationParams, x: number, y: number, k: number): string {
  const key = (at: number, d: string): string =>
    circle(x + (132 + at * 34) * k, y + 26 * k, 12 * k, darken(body.dark, 0.1)) +
    group(`transform="translate(${x + (132 + at * 34) * k} ${y + 26 * k}) scale(${k})"`, stroke(d, '#f0f3f5', 2, 'stroke-linecap="round"'));
  return (
    display(sheet, { x, y, w: 104 * k, h: 54 * k, r: 6 * k }) +
    text({ x: x + 10 * k, y: y + 22 * k, value: 'Gotowa', size: 15 * k, weight: 600, fill: '#fff' }) +
    rect(x + 10 * k, y + 33 * k, 60 * k, 6 * k, 3 * k, accent) +
    stroke(
      `M${x + 82 * k} ${y + 18 * k}a${9 * k} ${9 * k} 0 0 1 ${12 * k} 0M${x + 85 * k} ${y + 22 * k}a${4 * k} ${4 * k} 0 0 1 ${6 * k} 0`,
      '#8fe3ff',
      1.6 * k,
    ) +
    key(0, 'M0-6v5M-4-3a6 6 0 1 0 8 0') +
    key(1, 'M-4-5h6l3 3v8h-9z') +
    key(2, 'M-4-5v10l8-5z')
  );
}

const front: DrawView = (sheet, params) => {
  const { laser } = look(sheet, params);
  const { body, accent, brand, seed } = params;
  const dark = darken(body.dark, 0.35);
  const hull = sheet.linear(
    'across',
    [0, body.dark],
    [0.04, mix(body.base, body.light, 0.7)],
    [0.5, mix(body.base, body.light, 0.3)],
    [0.95, body.base],
    [1, body.dark],
  );
  return (
    contactShadow(sheet, 400, 706, 370, 24) +
    (laser
      ? ''
      : path('M214 96H586L612 300H188z', sheet.linear('down', [0, mix(body.base, body.light, 0.6)], [1, mix(body.base, body.dark, 0.6)])) +
        group('transform="translate(250 60)"', rect(0, 0, 300, 250, 2, '#fdfdfe'), rect(5, -8, 300, 250, 2, '#fff', 'stroke="#d5dade"'))) +
    path(
      `M${laser ? 90 : 70} 300q4-56 40-56H${laser ? 670 : 690}q36 0 40 56z`,
      sheet.linear('down', [0, body.light], [1, mix(body.base, body.dark, 0.15)]),
    ) +
    stroke('M120 262H680', dark, 2, 'opacity=".35"') +
    stroke('M120 264H680', '#fff', 1.5, 'opacity=".6"') +
    rect(54, 290, 692, 404, 26, hull) +
    rim(55, 291, 690, 402, 25, '#fff', 0.4) +
    rect(54, 290, 692, 96, 26, sheet.linear('down', [0, mix(body.dark, '#14171b', 0.75)], [1, '#0d0f12'])) +
    panel(sheet, params, 84, 311, 1) +
    text({ x: 710, y: 348, value: brand, size: 26, anchor: 'end', fill: '#eef1f3', tracking: 3, maxWidth: 240 }) +
    path('M134 420H666v116H134z', dark) +
    path('M134 420H666l-30 50H164z', '#000', 'opacity=".5"') +
    path(
      'M150 536H650l30 74q2 8-8 8H128q-10 0-8-8z',
      sheet.linear('down', [0, mix(body.base, body.dark, 0.7)], [1, mix(body.base, body.light, 0.2)]),
    ) +
    group('transform="matrix(1 0 -.16 .62 240 452)"', page(sheet, 340, 240, accent)) +
    path('M120 610H680q2 8-8 8H128q-10 0-8-8z', body.dark) +
    seam('M70 636H730') +
    rect(340, 650, 120, 16, 8, dark, 'opacity=".5"') +
    (laser ? '' : inkTanks(604, 640, 120, 44, seed)) +
    circle(94, 662, 5, accent) +
    rect(110, 690, 70, 14, 5, '#0d0f12') +
    rect(620, 690, 70, 14, 5, '#0d0f12')
  );
};

const angle: DrawView = (sheet, params) => {
  const { laser } = look(sheet, params);
  const { body, accent, brand, seed } = params;
  const face: readonly [Point, Point, Point, Point] = [
    [70, 330],
    [516, 400],
    [516, 690],
    [70, 590],
  ];
  const side: readonly [Point, Point, Point, Point] = [
    [516, 400],
    [744, 310],
    [744, 570],
    [516, 690],
  ];
  const lid: readonly [Point, Point, Point, Point] = [
    [310, 66],
    [736, 116],
    [744, 300],
    [300, 246],
  ];
  return (
    shadowOf('M76 592L516 690 740 572 330 500z', 22, 0.44) +
    path(
      polygon(...lid),
      sheet.linear('down', [0, mix(body.light, body.base, 0.7)], [1, mix(body.base, body.dark, 0.5)]),
      `stroke="${mix(body.base, body.dark, 0.6)}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    onFace(sheet, lid, 430, 184, rect(24, 18, 382, 150, 6, '#fff', 'opacity=".75"') + rim(24, 18, 382, 150, 6, '#000', 0.15)) +
    path(polygon([70, 330], [306, 246], [744, 310], [516, 400]), bodyDown(sheet, body)) +
    path(polygon([150, 330], [326, 266], [672, 314], [508, 376]), '#0d1014') +
    path(
      polygon([164, 330], [328, 271], [656, 316], [506, 371]),
      sheet.linear('diagonal', [0, '#5b7a8c'], [0.5, '#22303a'], [1, '#0f161b']),
    ) +
    group('transform="matrix(.62 .087 -.52 .2 330 276)"', page(sheet, 300, 220, accent)) +
    path(polygon(...face), sheet.linear('diagonal', [0, mix(body.base, body.light, 0.7)], [1, body.base])) +
    onFace(
      sheet,
      face,
      446,
      290,
      rect(0, 0, 446, 74, 0, '#14171b') +
        panel(sheet, params, 20, 11, 0.95) +
        text({ x: 430, y: 46, value: brand, size: 21, anchor: 'end', fill: '#eef1f3', tracking: 2, maxWidth: 170 }) +
        rect(50, 100, 346, 84, 6, darken(body.dark, 0.35)) +
        stroke('M0 216H446', '#000', 2, 'opacity=".3"') +
        (laser ? rect(160, 226, 130, 14, 7, '#000', 'opacity=".3"') : inkTanks(300, 224, 130, 54, seed)) +
        circle(26, 250, 5, accent),
    ) +
    path(polygon(...side), sheet.linear('across', [0, body.base], [1, mix(body.base, body.dark, 0.7)])) +
    onFace(
      sheet,
      side,
      228,
      280,
      repeat(7, (at) => rect(60, 60 + at * 14, 110, 6, 3, '#000', 'opacity=".28"')) + stroke('M0 216H228', '#000', 2, 'opacity=".3"'),
    ) +
    path(
      'M112 470l330 60-60 92q-4 8-14 6L74 568q-10-2-6-10z',
      sheet.linear('down', [0, mix(body.base, body.dark, 0.65)], [1, mix(body.base, body.light, 0.3)]),
    ) +
    group('transform="matrix(.74 .134 -.14 .36 150 470)"', page(sheet, 330, 240, accent)) +
    stroke('M70 330L516 400 744 310M516 400V690', '#fff', 2, 'opacity=".5"')
  );
};

const detail: DrawView = (sheet, params) => {
  const { laser } = look(sheet, params);
  const { body, accent, brand, seed } = params;
  return (
    path(
      'M0 200q0-20 20-20H800V800H0z',
      sheet.linear('down', [0, mix(body.base, body.light, 0.7)], [0.6, body.base], [1, mix(body.base, body.dark, 0.4)]),
    ) +
    path('M0 180L70 70H800V190H0z', sheet.linear('down', [0, body.light], [1, mix(body.base, body.dark, 0.1)])) +
    path('M0 182H800V390H0z', sheet.linear('down', [0, mix(body.dark, '#14171b', 0.7)], [1, '#0b0d10'])) +
    stroke('M0 184H800', '#fff', 2.5, 'opacity=".4"') +
    panel(sheet, params, 50, 222, 2.25) +
    text({ x: 768, y: 300, value: brand, size: 32, anchor: 'end', fill: '#eef1f3', tracking: 3, maxWidth: 190 }) +
    path('M40 440H760V560H40z', darken(body.dark, 0.35)) +
    path('M40 440H760l-40 60H80z', '#000', 'opacity=".5"') +
    group('transform="matrix(1.3 0 -.2 .86 180 480)"', page(sheet, 380, 270, accent)) +
    (laser ? '' : inkTanks(590, 590, 180, 150, seed)) +
    circle(70, 650, 9, accent) +
    circle(70, 650, 18, accent, 'opacity=".22"')
  );
};

/** Printer: with a page coming out, scanner open, close-up of the panel. */
export const printer = illustration('printer', { front, angle, detail: framed(detail) });
