import {
  circle, contactShadow, darken, group, illustration, lighten, metal, mix, onFace, path, polygon, rect, repeat, rim, screen, stroke, text, usbC, wallpaper, glassShine,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

interface Look {
  readonly numpad: boolean;
  readonly glow: boolean;
}

const look = (sheet: Sheet): Look => ({ numpad: sheet.random.chance(0.4), glow: sheet.random.chance(0.35) });

const plate = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('down', [0, mix(body.base, body.light, 0.15)], [0.5, mix(body.base, body.light, 0.6)], [1, body.base]);

/** Keyboard in 0,0…600×200: one pattern of keys, wider ones drawn over it. */
function keys(sheet: Sheet, { accent }: IllustrationParams, { glow }: Look): string {
  const cap = (x: number, y: number, w: number): string => rect(x, y, w, 33, 5, '#1c2025') + rect(x + 1.5, y + 1, w - 3, 28, 4, '#2d3238');
  const row = sheet.pattern(40, 40, cap(2, 2, 36));
  const light = glow ? accent : '#0b0d0f';
  return (
    rect(-6, -6, 612, 212, 10, mix('#0b0d0f', light, glow ? 0.55 : 0)) + rect(0, 0, 600, 200, 0, row) +
    rect(0, 40, 60, 40, 0, '#0b0d0f', 'opacity="0"') + cap(2, 122, 76) + cap(522, 122, 76) + cap(2, 82, 66) + cap(532, 82, 66) + cap(162, 162, 236) + cap(2, 2, 36)
  );
}

/** A lit desktop in 0,0…w×h: windows over the wallpaper. */
function desktopOf(sheet: Sheet, w: number, h: number, accent: string): string {
  return (
    wallpaper(sheet, { x: 0, y: 0, w, h }) +
    group('opacity=".96"', rect(w * 0.09, h * 0.14, w * 0.46, h * 0.56, 8, '#fdfdfe'), rect(w * 0.09, h * 0.14, w * 0.46, h * 0.07, 8, '#e9ecef'), [0, 1, 2].map((at) => circle(w * 0.115 + at * 14, h * 0.175, 4, ['#ff5f57', '#febc2e', '#28c840'][at] ?? '#ccc')).join(''),
      rect(w * 0.11, h * 0.25, w * 0.1, h * 0.42, 4, '#f0f2f5'), rect(w * 0.23, h * 0.25, w * 0.3, h * 0.2, 4, mix(accent, '#ffffff', 0.15)), stroke(`M${w * 0.23} ${h * 0.51}h${w * 0.28}M${w * 0.23} ${h * 0.56}h${w * 0.24}M${w * 0.23} ${h * 0.61}h${w * 0.27}`, '#c5ccd3', h * 0.018)) +
    rect(w * 0.6, h * 0.24, w * 0.3, h * 0.34, 8, '#10151c', 'opacity=".85"') + stroke(`M${w * 0.63} ${h * 0.5}l${w * 0.05} ${-h * 0.08} ${w * 0.05} ${h * 0.03} ${w * 0.06}${-h * 0.12} ${w * 0.06} ${h * 0.06}`, lighten(accent, 0.3), 3, 'stroke-linejoin="round"') +
    rect(w * 0.3, h * 0.89, w * 0.4, h * 0.085, 10, '#fff', 'opacity=".4"') + repeat(7, (at) => rect(w * 0.325 + at * w * 0.052, h * 0.905, h * 0.055, h * 0.055, 5, ['#ff5a5f', '#2f80ed', '#27ae60', '#f2a33a', '#7b61ff', '#00b8d4', '#fff'][at] ?? '#fff'))
  );
}

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const deck: readonly [Point, Point, Point, Point] = [[112, 528], [688, 528], [776, 664], [24, 664]];
  return (
    contactShadow(sheet, 400, 686, 400, 20) +
    rect(108, 124, 584, 404, 20, sheet.linear('down', [0, lighten(body.light, 0.2)], [0.1, body.base], [1, body.dark])) +
    rect(112, 128, 576, 398, 17, '#08090b') + group('transform="translate(124 142)"', desktopOf(sheet, 552, 358, accent), glassShine(sheet, { x: 0, y: 0, w: 552, h: 358 }, 0.12)) +
    circle(400, 135, 2.6, '#26324d') + text({ x: 400, y: 518, value: brand, size: 12, anchor: 'middle', fill: '#aeb5bc', tracking: 2 }) +
    path('M112 526H688v8H112z', '#0a0c0e') +
    path(polygon(...deck), plate(sheet, params)) +
    // keyboard in trapezium, drawn as a strip of narrowing rows
    repeat(5, (at) => {
      const y = 540 + at * 13.5 + at * at * 0.5;
      const spread = 18 + (y - 528) * 0.55;
      const left = 148 - spread * 0.55;
      const width = 800 - 2 * left;
      const count = 14;
      return repeat(count, (key) => (at === 4 && key > 4 && key < 9 ? '' : rect(left + (key * width) / count, y, width / count - 4, 11.5, 2.5, '#22262b'))) + (at === 4 ? rect(left + (5 * width) / count, y, (4 * width) / count - 4, 11.5, 2.5, '#22262b') : '');
    }) +
    path('M318 628H482L492 658H308z', mix(body.base, body.dark, 0.16)) + stroke('M318 628H482L492 658H308z', body.dark, 1.2, 'opacity=".5"') +
    path('M24 664H776v8q0 12-24 13H48q-24-1-24-13z', sheet.linear('down', [0, lighten(body.light, 0.3)], [0.3, body.base], [1, body.dark])) + path('M338 664H462q-4 9-14 9h-96q-10 0-14-9z', body.dark, 'opacity=".6"') +
    (found.glow ? stroke('M118 537H682', accent, 2, 'opacity=".6"') : '')
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const lid: readonly [Point, Point, Point, Point] = [[196, 96], [700, 150], [664, 480], [158, 446]];
  const glass: readonly [Point, Point, Point, Point] = [[206, 108], [690, 160], [657, 466], [170, 434]];
  const deck: readonly [Point, Point, Point, Point] = [[158, 446], [664, 480], [612, 690], [60, 624]];
  return (
    contactShadow(sheet, 370, 690, 350, 46, 0.34) +
    path(polygon(...lid), sheet.linear('diagonal', [0, body.light], [1, body.dark]), `stroke="${body.dark}" stroke-width="6" stroke-linejoin="round"`) + path(polygon(...lid), '#08090b') +
    group(`clip-path="${sheet.clip(path(polygon(...glass), '#000'))}"`, group('transform="matrix(.936 .1 -.118 1.065 206 108)"', desktopOf(sheet, 520, 312, accent), glassShine(sheet, { x: 0, y: 0, w: 520, h: 312 }, 0.16))) +
    path(polygon(...deck), plate(sheet, params)) +
    group('transform="matrix(.79 .055 -.21 .74 182 458)"', keys(sheet, params, found)) +
    path('M270 606l134 15-14 52-136-16z', mix(body.base, body.dark, 0.14), `stroke="${body.dark}" stroke-opacity=".45" stroke-width="1.2"`) +
    path('M60 624L612 690v15q0 6-8 5L66 643q-6-1-6-7z', sheet.linear('down', [0, lighten(body.light, 0.2)], [1, body.dark])) +
    path('M612 690L664 480v16l-46 206q-2 6-6 3z', sheet.linear('down', [0, body.base], [1, body.dark])) +
    group('transform="matrix(.24 -.97 0 1 622 664)"', rect(10, -2, 26, 7, 2, '#0a0c0e'), rect(44, -2, 40, 7, 2, '#0a0c0e')) +
    stroke('M60 625L612 691', '#fff', 1.8, 'opacity=".7"') + path('M158 446L664 480v5L158 452z', '#0a0c0e') +
    group('transform="matrix(1 .066 0 1 408 456)"', text({ x: 0, y: -2, value: brand, size: 11, anchor: 'middle', fill: '#b6bdc4', tracking: 2 }))
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const lid: readonly [Point, Point, Point, Point] = [[130, 150], [760, 190], [760, 520], [60, 470]];
  return (
    contactShadow(sheet, 410, 664, 400, 40, 0.34) +
    path('M60 520L780 582v40q0 10-12 9L70 572q-10-1-10-12z', sheet.linear('down', [0, lighten(body.light, 0.2)], [0.4, body.base], [1, body.dark])) +
    path('M60 518L780 580v8L60 526z', '#0a0c0e') +
    path('M90 180q6-32 36-30L740 190q30 2 34 34l6 340q0 18-20 16L74 520q-18-2-16-22z', sheet.linear('diagonal', [0, lighten(body.light, 0.15)], [0.35, body.base], [0.6, mix(body.base, body.light, 0.5)], [1, mix(body.base, body.dark, 0.65)])) +
    onFace(sheet, lid, 700, 340, path('M120 0H330L150 340H-60z', '#fff', 'opacity=".1"')) +
    stroke('M92 180q6-28 34-28L740 192q28 2 32 30', '#fff', 2.5, 'opacity=".75"') +
    group('transform="matrix(1 .065 -.03 .86 430 366)"', text({ x: 0, y: 0, value: brand, size: 62, anchor: 'middle', fill: body.ink, tracking: 6, opacity: 0.85, maxWidth: 440 })) +
    group('transform="matrix(1 .086 0 1 0 0)"', usbC(150, 543, 44), usbC(216, 543, 44), rect(262, 533, 70, 20, 3, '#0a0c0e', 'stroke="#8d949b" stroke-width="2"'), rect(268, 543, 58, 7, 1, accent), rect(356, 534, 74, 18, 4, '#0a0c0e', 'stroke="#8d949b" stroke-width="2"'), circle(466, 543, 9, '#0a0c0e', 'stroke="#8d949b" stroke-width="2.5"'), found.glow ? circle(110, 542, 5, accent) : circle(110, 542, 5, '#fff'), repeat(9, (at) => rect(520 + at * 22, 536, 14, 16, 3, '#0a0c0e'))) +
    stroke('M62 528L778 590', '#fff', 1.6, 'opacity=".6"')
  );
};

/** Laptop: open, turned, closed with its ports. */
export const laptop = illustration('laptop', { front, angle, detail });
void [metal, rim, screen];
