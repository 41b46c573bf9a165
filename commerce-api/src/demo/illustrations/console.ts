import {
  bodyDown,
  circle,
  contactShadow,
  edge,
  ellipse,
  framed,
  glassShine,
  group,
  illustration,
  lighten,
  mix,
  onFace,
  path,
  polygon,
  rect,
  repeat,
  shadowOf,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';
import { handheld, smallPad } from './console-parts.ts';

interface Look {
  readonly kind: 'tower' | 'handheld';
  readonly disc: boolean;
}

function look(sheet: Sheet, { form }: IllustrationParams): Look {
  const kind = sheet.random.pick<Look['kind']>('tower', 'handheld', 'tower');
  return { kind: form === 'tower' || form === 'handheld' ? form : kind, disc: sheet.random.chance(0.6) };
}

const front: DrawView = (sheet, params) => {
  const { kind, disc } = look(sheet, params);
  const { body, accent, brand } = params;
  if (kind === 'handheld')
    return (
      contactShadow(sheet, 400, 580, 370, 26) +
      group('transform="translate(20 226) scale(1.027)"', rect(0, 8, 740, 306, 60, '#0a0b0d'), handheld(sheet, params))
    );
  const wing = sheet.linear(
    'across',
    [0, mix(body.base, body.dark, 0.6)],
    [0.2, lighten(body.light, 0.3)],
    [0.7, body.base],
    [1, body.dark],
  );
  return (
    contactShadow(sheet, 330, 724, 220, 26) +
    contactShadow(sheet, 600, 724, 160, 18) +
    ellipse(320, 706, 130, 20, '#101317') +
    path('M254 84H386L398 696H242z', sheet.linear('across', [0, '#0a0c0e'], [0.3, '#3b424a'], [0.5, '#15181c'], [1, '#050607'])) +
    repeat(13, (at) => rect(268, 112 + at * 12, 104, 4, 2, '#000', 'opacity=".7"')) +
    glassShine(sheet, { x: 254, y: 84, w: 134, h: 612 }, 0.12) +
    path('M250 70Q214 60 216 100 236 400 204 690 202 708 226 706L252 700Q270 400 250 70z', wing, edge(body)) +
    path('M390 70Q426 60 424 100 404 400 436 690 438 708 414 706L388 700Q370 400 390 70z', wing, edge(body)) +
    stroke('M251 80Q269 400 252 694', lighten(accent, 0.2), 4) +
    stroke('M389 80Q371 400 388 694', lighten(accent, 0.2), 4) +
    (disc ? rect(416, 300, 8, 210, 4, '#0a0c0e', 'transform="rotate(1 420 400)"') : '') +
    usbC(320, 560, 34) +
    circle(320, 612, 9, '#0a0c0e', `stroke="${accent}" stroke-width="2.5"`) +
    group(
      'transform="translate(320 480) rotate(-90)"',
      text({ x: 0, y: 9, value: brand, size: 27, anchor: 'middle', fill: '#e6eaee', tracking: 4, maxWidth: 220 }),
    ) +
    group('transform="translate(600 632) scale(1.16)"', smallPad(sheet, params))
  );
};

const angle: DrawView = (sheet, params) => {
  const { kind, disc } = look(sheet, params);
  const { body, accent, brand } = params;
  if (kind === 'handheld') {
    const dock: readonly [Point, Point, Point, Point] = [
      [190, 430],
      [650, 470],
      [650, 690],
      [190, 640],
    ];
    return (
      contactShadow(sheet, 420, 690, 330, 34, 0.36) +
      group('transform="matrix(.8 .07 0 .86 116 196)"', handheld(sheet, params)) +
      path(polygon([190, 430], [250, 400], [700, 436], [650, 470]), '#2b3036') +
      path(polygon(...dock), sheet.linear('diagonal', [0, '#3b424a'], [1, '#0d0f12'])) +
      path(polygon([650, 470], [700, 436], [700, 650], [650, 690]), '#0a0c0e') +
      onFace(
        sheet,
        dock,
        460,
        210,
        text({ x: 230, y: 120, value: brand, size: 46, anchor: 'middle', fill: '#dfe3e7', tracking: 6, opacity: 0.85, maxWidth: 340 }) +
          circle(30, 184, 5, '#5de08a'),
      ) +
      stroke('M190 430L650 470 700 437', '#fff', 2, 'opacity=".4"')
    );
  }
  const top: readonly [Point, Point, Point, Point] = [
    [60, 400],
    [430, 262],
    [748, 376],
    [388, 548],
  ];
  return (
    shadowOf('M72 508L388 676 742 492 430 380z', 24, 0.44) +
    path(
      'M60 470l328 160 360-182v30q0 10-10 16L400 672q-12 6-24 0L70 508q-10-6-10-14z',
      sheet.linear('across', [0, body.base], [0.45, body.light], [0.5, body.base], [1, body.dark]),
    ) +
    path(
      'M70 436l318 150 352-178v54L388 640 70 484z',
      sheet.linear('across', [0, '#22272c'], [0.45, '#0d0f12'], [0.5, '#3b424a'], [1, '#0a0c0e']),
    ) +
    stroke('M72 482l316 154 350-178', lighten(accent, 0.2), 4) +
    path(
      'M60 400v30q0 8 10 14l306 142q12 6 24 0l338-168q10-6 10-14v-28L388 548z',
      sheet.linear('across', [0, mix(body.base, body.light, 0.2)], [0.45, body.light], [0.5, body.base], [1, body.dark]),
    ) +
    path(polygon(...top), bodyDown(sheet, body)) +
    stroke('M60 400L388 548 748 377', '#fff', 2.4, 'opacity=".7"') +
    group(
      'transform="matrix(.92 -.4 .82 .38 300 452)"',
      text({ x: 40, y: -76, value: brand, size: 40, anchor: 'middle', fill: body.ink, tracking: 4, maxWidth: 190, opacity: 0.85 }),
    ) +
    (disc ? path('M440 566l150-76v8l-150 76z', '#000') : '') +
    group('transform="matrix(1 .47 0 1 0 0)"', usbC(250, 408, 34), circle(196, 410, 7, 'none', `stroke="${accent}" stroke-width="2.500"`)) +
    repeat(6, (at) => path(`M${630 + at * 18} ${466 - at * 9}l10-5v30l-10 5z`, '#000', 'opacity=".8"')) +
    group('transform="translate(524 362) rotate(14) scale(1.1 .82)"', smallPad(sheet, params))
  );
};

const detail: DrawView = (sheet, params) => {
  const { kind, disc } = look(sheet, params);
  const { body, accent, brand } = params;
  if (kind === 'handheld')
    return group('transform="translate(-800 60) scale(2.16)"', rect(0, 8, 740, 306, 60, '#0a0b0d'), handheld(sheet, params));
  const wing = (d: string): string =>
    path(
      d,
      sheet.linear('across', [0, mix(body.base, body.dark, 0.3)], [0.25, lighten(body.light, 0.3)], [0.7, body.base], [1, body.dark]),
    );
  return (
    path('M220 40H580L600 800H200z', sheet.linear('across', [0, '#0a0c0e'], [0.3, '#353c43'], [0.5, '#15181c'], [1, '#050607'])) +
    repeat(14, (at) => rect(260, 80 + at * 15, 280, 5, 2.5, '#000', 'opacity=".75"')) +
    glassShine(sheet, { x: 220, y: 40, w: 360, h: 760 }, 0.1) +
    wing('M214 20Q110-6 112 90 140 420 90 800H214Q250 400 214 20z') +
    wing('M586 20Q690-6 688 90 660 420 710 800H586Q550 400 586 20z') +
    stroke('M215 30Q249 420 216 800', lighten(accent, 0.25), 8) +
    stroke('M585 30Q551 420 584 800', lighten(accent, 0.25), 8) +
    stroke('M215 30Q249 420 216 800M585 30Q551 420 584 800', accent, 22, 'opacity=".2"') +
    text({ x: 400, y: 392, value: brand, size: 50, anchor: 'middle', fill: '#e6eaee', tracking: 5, maxWidth: 270 }) +
    usbC(400, 500, 100) +
    rect(350, 566, 100, 36, 5, '#0a0c0e', 'stroke="#8d949b" stroke-width="3"') +
    rect(358, 584, 84, 14, 2, '#2f80ed') +
    circle(400, 690, 32, '#0a0c0e', `stroke="${accent}" stroke-width="5"`) +
    stroke('M400 676v14M391 682a13 13 0 1 0 18 0', '#f2f4f5', 4, 'stroke-linecap="round"') +
    (disc ? rect(628, 300, 16, 380, 8, '#0a0c0e', 'transform="rotate(2 636 480)"') : '')
  );
};

/** Games console: tower or handheld; hero, lying or docked, close-up. */
export const gamesConsole = illustration('console', { front, angle, detail: framed(detail) });
