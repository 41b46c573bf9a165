import {
  circle,
  contactShadow,
  darken,
  edge,
  ellipse,
  framed,
  group,
  illustration,
  isDark,
  lighten,
  mix,
  path,
  polar,
  rect,
  repeat,
  rim,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly offset: boolean;
  readonly letters: boolean;
}

const look = (sheet: Sheet): Look => ({ offset: sheet.random.chance(0.55), letters: sheet.random.chance(0.5) });

const HULL =
  'M196 214C226 184 300 190 330 206H470C500 190 574 184 604 214 668 262 724 452 722 556 720 632 660 650 616 604L534 500Q520 484 498 484H302Q280 484 266 500L184 604C140 650 80 632 78 556 76 452 132 262 196 214z';
const GRIPS = 'M60 660C60 560 120 470 168 440q50-20 98 60L150 690zM740 660C740 560 680 470 632 440q-50-20-98 60L650 690z';
const FACE_KEYS = [
  ['#4cc38a', 'A', 0, 40],
  ['#e5484d', 'B', 40, 0],
  ['#3e8ef7', 'X', -40, 0],
  ['#f2c230', 'Y', 0, -40],
] as const;
const SHAPES = ['M-8-8L8 8M8-8L-8 8', 'M0-9a9 9 0 1 0 .1 0', 'M-8-8h16v16h-16z', 'M0-9L9 7H-9z'] as const;

/** Thumb stick with its well. */
export function thumbStick(sheet: Sheet, accent: string): string {
  return (
    circle(0, 0, 58, sheet.linear('down', [0, '#000', 0.55], [1, '#fff', 0.22])) +
    circle(0, 0, 53, '#0b0d0f') +
    ellipse(4, 10, 44, 44, '#000', 'opacity=".6"') +
    circle(0, -2, 43, sheet.linear('down', [0, '#596069'], [0.4, '#2b3036'], [1, '#0e1012'])) +
    repeat(24, (at) => {
      const [x, y] = polar(0, -2, 40, at * 15);
      return circle(x, y, 1.6, '#0a0b0d');
    }) +
    circle(0, -2, 35, sheet.radial({ cx: 0.5, cy: 0.62 }, [0, '#3a4047'], [0.8, '#1c2024'], [1, '#33393f'])) +
    circle(0, -2, 36, 'none', `stroke="${accent}" stroke-width="2" opacity=".7"`)
  );
}

/** Controller from above, in place. */
function pad(sheet: Sheet, { body, accent, brand }: IllustrationParams, { offset, letters }: Look, rubber = true): string {
  const hull = sheet.linear('down', [0, body.light], [0.3, mix(body.base, body.light, 0.4)], [0.65, body.base], [1, body.dark]);
  const clip = sheet.clip(path(HULL, '#000'));
  const stick = sheet.symbol(thumbStick(sheet, accent));
  const cross = (x: number, y: number): string =>
    group(
      `transform="translate(${x} ${y})"`,
      circle(0, 0, 60, '#000', 'opacity=".14"'),
      path('M-17-50h34v33h33v34h-33v33h-34v-33h-33v-34h33z', '#0b0d0f', 'stroke="#0b0d0f" stroke-width="8" stroke-linejoin="round"'),
      path('M-16-49h32v33h33v32h-33v33h-32v-33h-33v-32h33z', sheet.linear('diagonal', [0, '#515962'], [0.5, '#282d33'], [1, '#121518'])),
      stroke('M-6-34l6-8 6 8M-6 34l6 8 6-8M-34-6l-8 6 8 6M34-6l8 6-8 6', '#aab2b9', 2.6),
    );
  const keys = group(
    'transform="translate(586 308)"',
    ...FACE_KEYS.map(
      ([colour, letter, x, y], at) =>
        circle(x, y + 3, 25, '#000', 'opacity=".35"') +
        circle(x, y, 24, sheet.radial({ cx: 0.4, cy: 0.3 }, [0, '#5b636c'], [0.6, '#23282d'], [1, '#0c0e10'])) +
        (letters
          ? text({ x, y: y + 8.5, value: letter, size: 24, anchor: 'middle', fill: colour })
          : group(`transform="translate(${x} ${y})"`, stroke(SHAPES[at] ?? '', colour, 3))),
    ),
  );
  return (
    path('M190 226q10-60 84-58 50 4 60 40zM610 226q-10-60-84-58-50 4-60 40z', sheet.linear('down', [0, '#4a525b'], [1, '#0e1013'])) +
    path(HULL, darken(body.dark, 0.25), 'transform="translate(0 9)"') +
    path(HULL, hull, edge(body)) +
    group(
      `clip-path="${clip}"`,
      path(GRIPS, isDark(body.base) ? darken(body.dark, 0.1) : '#2b3036', `opacity="${isDark(body.base) ? 0.75 : 0.92}"`),
      // Dots are drawn only on an upright pad: a turned pattern renders slowly.
      rubber ? path(GRIPS, sheet.pattern(7, 7, circle(2, 2, 1, '#fff') + circle(5.5, 5.5, 1, '#fff')), 'opacity=".1"') : '',
      path('M120 330C140 260 170 210 230 204 190 240 160 300 150 380z', '#fff', 'opacity=".28"'),
    ) +
    stroke(HULL, '#fff', 2.5, 'opacity=".22"') +
    rect(318, 216, 164, 104, 20, sheet.linear('diagonal', [0, '#353c44'], [0.4, '#15181b'], [1, '#22272c'])) +
    rim(319, 217, 162, 102, 19, '#fff', 0.25) +
    stroke('M318 256q-10 0-10-14M482 256q10 0 10-14', accent, 5, 'stroke-linecap="round"') +
    text({ x: 400, y: 276, value: brand, size: 22, anchor: 'middle', fill: '#e8ebee', tracking: 2, maxWidth: 136 }) +
    rect(288, 236, 12, 30, 6, '#23282d') +
    rect(500, 236, 12, 30, 6, '#23282d') +
    circle(400, 372, 22, '#0b0d0f') +
    circle(400, 372, 18, sheet.radial({}, [0, lighten(accent, 0.6)], [1, accent])) +
    repeat(4, (at) => rect(373 + at * 15, 444, 9, 5, 2, at < 3 ? accent : '#4a5159')) +
    (offset ? stick('translate(214 308)') + cross(302, 416) : cross(214, 308) + stick('translate(302 416)')) +
    stick('translate(498 416)') +
    keys
  );
}

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return contactShadow(sheet, 400, 660, 340, 30) + pad(sheet, params, found);
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  return (
    contactShadow(sheet, 400, 700, 280, 30, 0.4) +
    path('M272 640h256l42 70q4 12-10 12H240q-14 0-10-12z', sheet.linear('down', [0, '#3b424a'], [1, '#0d0f12'])) +
    stroke('M240 716H560', accent, 4, 'opacity=".9"') +
    text({ x: 400, y: 698, value: brand, size: 24, anchor: 'middle', fill: '#dfe3e7', tracking: 3, maxWidth: 220 }) +
    path('M330 560h140l20 84H310z', '#1a1e22') +
    group(
      'transform="matrix(.94 -.16 .1 .96 -26 66)"',
      path(HULL, darken(body.dark, 0.4), 'transform="translate(-10 26)"'),
      pad(sheet, params, found, false),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  look(sheet);
  const shell =
    'M90 300Q150 210 280 240H520Q650 210 710 300 770 400 760 560 750 650 680 640 600 620 560 540H240Q200 620 120 640 50 650 40 560 30 400 90 300z';
  return (
    contactShadow(sheet, 400, 660, 350, 26) +
    path(
      'M120 290Q130 150 250 150q70 4 80 90zM680 290Q670 150 550 150q-70 4-80 90z',
      sheet.linear('down', [0, '#565e67'], [0.5, '#23282d'], [1, '#0c0e10']),
    ) +
    stroke('M150 250q10-76 96-80M650 250q-10-76-96-80', '#fff', 4, 'opacity=".3" stroke-linecap="round"') +
    path(shell, sheet.linear('down', [0, body.light], [0.35, body.base], [1, body.dark])) +
    path(
      'M90 300Q150 210 280 240l20 60Q170 280 90 360zM710 300Q650 210 520 240l-20 60Q630 280 710 360z',
      sheet.linear('down', [0, '#4a525b'], [1, '#14171b']),
    ) +
    text({ x: 196, y: 292, value: 'L1', size: 22, anchor: 'middle', fill: '#aab2b9' }) +
    text({ x: 604, y: 292, value: 'R1', size: 22, anchor: 'middle', fill: '#aab2b9' }) +
    stroke('M64 420Q200 380 400 384T736 420', '#000', 3, 'opacity=".3"') +
    stroke('M64 423Q200 383 400 387T736 423', '#fff', 1.6, 'opacity=".35"') +
    rect(330, 262, 140, 72, 20, '#0c0e10', 'opacity=".85"') +
    usbC(400, 298, 78) +
    circle(500, 298, 7, accent) +
    circle(500, 298, 14, accent, 'opacity=".25"') +
    text({ x: 400, y: 470, value: brand, size: 42, anchor: 'middle', fill: body.ink, tracking: 5, maxWidth: 320 }) +
    repeat(
      2,
      (at) =>
        circle(130 + at * 540, 520, 13, '#23282d', 'stroke="#7d868e" stroke-width="2.5"') +
        stroke(`M${124 + at * 540} 520h12M${130 + at * 540} 514v12`, '#aab2b9', 2.4),
    ) +
    path(
      'M120 640Q60 640 46 560 40 480 60 420q60 40 80 110 0 70-20 110zM680 640Q740 640 754 560 760 480 740 420q-60 40-80 110 0 70 20 110z',
      '#000',
      'opacity=".2"',
    )
  );
};

/** Game controller: from above, on its charging stand, its upper edge with triggers. */
export const gamepad = illustration('gamepad', { front, angle, detail: framed(detail) });
