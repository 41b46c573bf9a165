import {
  circle,
  contactShadow,
  framed,
  glassShine,
  group,
  illustration,
  lighten,
  mix,
  path,
  polygon,
  rect,
  repeat,
  shadowOf,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';
import { desktopOf, laptopKeys } from './laptop-parts.ts';

interface Look {
  readonly glow: boolean;
}

const look = (sheet: Sheet): Look => ({ glow: sheet.random.chance(0.35) });

const plate = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('down', [0, mix(body.base, body.light, 0.15)], [0.5, mix(body.base, body.light, 0.6)], [1, body.base]);

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const deck: readonly [Point, Point, Point, Point] = [
    [112, 528],
    [688, 528],
    [776, 664],
    [24, 664],
  ];
  return (
    contactShadow(sheet, 400, 686, 400, 20) +
    rect(108, 124, 584, 404, 20, sheet.linear('down', [0, lighten(body.light, 0.2)], [0.1, body.base], [1, body.dark])) +
    rect(112, 128, 576, 398, 17, '#08090b') +
    group('transform="translate(124 142)"', desktopOf(sheet, 552, 358, accent), glassShine(sheet, { x: 0, y: 0, w: 552, h: 358 }, 0.12)) +
    circle(400, 135, 2.6, '#26324d') +
    text({ x: 400, y: 518, value: brand, size: 12, anchor: 'middle', fill: '#aeb5bc', tracking: 2 }) +
    path('M112 526H688v8H112z', '#0a0c0e') +
    path(polygon(...deck), plate(sheet, params)) +
    // keyboard in trapezium, drawn as a strip of narrowing rows
    repeat(5, (at) => {
      const y = 540 + at * 13.5 + at * at * 0.5;
      const spread = 18 + (y - 528) * 0.55;
      const left = 148 - spread * 0.55;
      const width = 800 - 2 * left;
      const count = 14;
      return (
        repeat(count, (key) =>
          at === 4 && key > 4 && key < 9 ? '' : rect(left + (key * width) / count, y, width / count - 4, 11.5, 2.5, '#22262b'),
        ) + (at === 4 ? rect(left + (5 * width) / count, y, (4 * width) / count - 4, 11.5, 2.5, '#22262b') : '')
      );
    }) +
    path('M318 628H482L492 658H308z', mix(body.base, body.dark, 0.16)) +
    stroke('M318 628H482L492 658H308z', body.dark, 1.2, 'opacity=".5"') +
    path(
      'M24 664H776v8q0 12-24 13H48q-24-1-24-13z',
      sheet.linear('down', [0, lighten(body.light, 0.3)], [0.3, body.base], [1, body.dark]),
    ) +
    path('M338 664H462q-4 9-14 9h-96q-10 0-14-9z', body.dark, 'opacity=".6"') +
    (found.glow ? stroke('M118 537H682', accent, 2, 'opacity=".6"') : '')
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const lid: readonly [Point, Point, Point, Point] = [
    [196, 96],
    [700, 150],
    [664, 480],
    [158, 446],
  ];
  const glass: readonly [Point, Point, Point, Point] = [
    [206, 108],
    [690, 160],
    [657, 466],
    [170, 434],
  ];
  const deck: readonly [Point, Point, Point, Point] = [
    [158, 446],
    [664, 480],
    [612, 690],
    [60, 624],
  ];
  return (
    shadowOf('M70 640L606 702 650 500 300 560z', 22, 0.36) +
    path(
      polygon(...lid),
      sheet.linear('diagonal', [0, body.light], [1, body.dark]),
      `stroke="${body.dark}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path(polygon(...lid), '#08090b') +
    group(
      `clip-path="${sheet.clip(path(polygon(...glass), '#000'))}"`,
      group(
        'transform="matrix(.936 .1 -.118 1.065 206 108)"',
        desktopOf(sheet, 520, 312, accent),
        glassShine(sheet, { x: 0, y: 0, w: 520, h: 312 }, 0.16),
      ),
    ) +
    path(polygon(...deck), plate(sheet, params)) +
    group('transform="matrix(.79 .055 -.2 .66 182 458)"', laptopKeys(sheet, found.glow ? accent : undefined)) +
    path(
      'M262 608l144 16-13 48-145-17z',
      mix(body.base, body.dark, 0.14),
      `stroke="${body.dark}" stroke-opacity=".45" stroke-width="1.2"`,
    ) +
    path('M60 624L612 690v15q0 6-8 5L66 643q-6-1-6-7z', sheet.linear('down', [0, lighten(body.light, 0.2)], [1, body.dark])) +
    path('M612 690L664 480v16l-46 206q-2 6-6 3z', sheet.linear('down', [0, body.base], [1, body.dark])) +
    group('transform="matrix(.24 -.97 0 1 622 664)"', rect(10, -2, 26, 7, 2, '#0a0c0e'), rect(44, -2, 40, 7, 2, '#0a0c0e')) +
    stroke('M60 625L612 691', '#fff', 1.8, 'opacity=".7"') +
    path('M158 446L664 480v5L158 452z', '#0a0c0e') +
    group(
      'transform="matrix(1 .066 0 1 408 462)"',
      text({ x: 0, y: -2, value: brand, size: 9, anchor: 'middle', fill: '#b6bdc4', tracking: 2 }),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const slot = (x: number, w: number, fill = '#0a0c0e'): string => rect(x, 9, w, 16, 4, fill, 'stroke="#8d949b" stroke-width="2"');
  return (
    shadowOf('M50 430L390 660 760 420 430 300z', 26, 0.42) +
    path(
      'M38 408L380 642v20q-4 4-10 0L44 432q-8-6-6-14z',
      sheet.linear('across', [0, body.base], [0.6, lighten(body.light, 0.2)], [1, mix(body.base, body.dark, 0.4)]),
    ) +
    path(
      'M380 642L770 388v22q-2 6-8 10L392 660q-6 4-12 2z',
      sheet.linear('across', [0, mix(body.base, body.dark, 0.2)], [1, mix(body.base, body.dark, 0.75)]),
    ) +
    path('M36 392L380 622 772 372v14L380 642 38 410z', '#0a0c0e') +
    path(
      'M36 392L380 622 772 372v8L380 631 37 401z',
      sheet.linear('across', [0, body.light], [0.44, body.base], [0.46, mix(body.base, body.dark, 0.4)], [1, body.dark]),
    ) +
    path(
      'M50 384L410 198q20-10 40-1L764 362q16 9 2 18L404 610q-24 14-46 0L44 402q-14-10 6-18z',
      sheet.linear(
        'diagonal',
        [0, lighten(body.light, 0.15)],
        [0.4, body.base],
        [0.62, mix(body.base, body.light, 0.5)],
        [1, mix(body.base, body.dark, 0.55)],
      ),
    ) +
    path('M200 306L330 240 660 446 560 510z', '#fff', 'opacity=".12"') +
    stroke('M44 402L358 610q22 14 46 0L766 380', '#fff', 2.2, 'opacity=".7"') +
    group(
      'transform="matrix(.86 .5 -.84 .5 406 404)"',
      text({ x: 0, y: 18, value: brand, size: 52, anchor: 'middle', fill: body.ink, tracking: 6, opacity: 0.85, maxWidth: 300 }),
    ) +
    group(
      'transform="matrix(.838 -.546 0 1 384 630)"',
      slot(30, 36),
      slot(84, 36),
      slot(140, 64),
      rect(146, 17, 52, 6, 1, accent),
      slot(226, 78),
      circle(330, 17, 8, '#0a0c0e', 'stroke="#8d949b" stroke-width="2.5"'),
      circle(14, 17, 4, found.glow ? accent : '#fff'),
      rect(360, 10, 70, 14, 6, '#0a0c0e', 'opacity=".5"'),
    )
  );
};

/** Laptop: open, turned, closed with its ports. */
export const laptop = illustration('laptop', { front, angle, detail: framed(detail) });
