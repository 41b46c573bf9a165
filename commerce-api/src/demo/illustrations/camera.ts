import {
  FRAMED,
  circle,
  contactShadow,
  darken,
  edge,
  ellipse,
  framed,
  illustration,
  isDark,
  lens,
  lighten,
  metal,
  mix,
  path,
  rect,
  repeat,
  rim,
  stroke,
  text,
  ticks,
  wallpaper,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly retro: boolean;
  readonly focal: string;
}

const look = (sheet: Sheet): Look => ({
  retro: sheet.random.chance(0.45),
  focal: sheet.random.pick('24-70 mm 1:2.8', '35 mm 1:1.8', '18-55 mm 1:4', '50 mm 1:1.4'),
});

/** Grained leather. */
const leather = (sheet: Sheet, shownAt = 1): string =>
  sheet.pattern(
    8,
    8,
    rect(0, 0, 8, 8, 0, '#1a1d20') + circle(2, 2, 1.5, '#30353a') + circle(6, 6, 1.5, '#2a2f34') + circle(6, 2, 1, '#0a0b0c'),
    shownAt,
  );

const top = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('down', [0, mix(body.base, body.light, 0.9)], [0.5, body.base], [1, mix(body.base, body.dark, 0.6)]);

/** Ribbed dial seen from the front. */
const dial = (sheet: Sheet, x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 5, metal(sheet, 'across')) +
  repeat(Math.floor(w / 6), (at) => rect(x + 2 + at * 6, y + 3, 2, h - 6, 1, '#000', 'opacity=".4"'));

/** The big lens from the front. */
function glass(sheet: Sheet, { accent }: IllustrationParams, focal: string, cx: number, cy: number, r: number): string {
  const [name = '', light = ''] = focal.split(' mm ');
  const barrel = sheet.radial({ cx: 0.4, cy: 0.35 }, [0, '#4a5159'], [0.7, '#1a1d21'], [1, '#08090a']);
  return (
    circle(cx + 8, cy + 14, r * 1.02, '#000', 'opacity=".35"') +
    circle(cx, cy, r, barrel) +
    `<circle cx="${cx}" cy="${cy}" r="${r * 0.95}" fill="none" stroke="#000" stroke-width="${r * 0.09}" stroke-dasharray="${r * 0.05} ${r * 0.035}"/>` +
    circle(cx, cy, r * 0.88, barrel) +
    circle(cx, cy, r * 0.87, 'none', `stroke="${accent}" stroke-width="${r * 0.02}"`) +
    circle(cx, cy, r * 0.78, '#050607', 'stroke="#3b424a" stroke-width="2"') +
    text({ x: cx, y: cy - r * 0.63, value: `${name} mm`, size: r * 0.12, weight: 600, anchor: 'middle', fill: '#e8ebee', tracking: 1 }) +
    text({ x: cx, y: cy + r * 0.72, value: light, size: r * 0.12, weight: 600, anchor: 'middle', fill: '#e8ebee', tracking: 1 }) +
    lens(sheet, cx, cy, r * 0.58, '#4a2f7e') +
    circle(cx, cy, r * 0.3, 'none', 'stroke="#9fd8c8" stroke-opacity=".35" stroke-width="3"') +
    ellipse(cx + r * 0.12, cy + r * 0.14, r * 0.12, r * 0.08, '#63d2b4', 'opacity=".4"') +
    ellipse(cx - r * 0.06, cy + r * 0.2, r * 0.06, r * 0.04, '#e58fd0', 'opacity=".5"')
  );
}

/** A compact without a hump, its lens drawn out of a flat body. */
function compact(sheet: Sheet, params: IllustrationParams): string {
  const { focal } = look(sheet);
  const { body, accent, brand } = params;
  return (
    contactShadow(sheet, 400, 626, 350, 26) +
    rect(560, 226, 96, 30, 10, metal(sheet, 'across')) +
    rect(430, 236, 80, 20, 8, '#22272c') +
    rect(80, 250, 640, 366, 60, sheet.linear('down', [0, mix(body.base, body.light, 0.9)], [0.3, body.base], [1, body.dark]), edge(body)) +
    rect(84, 330, 632, 210, 0, '#000', 'opacity=".12"') +
    rect(118, 286, 96, 50, 12, '#f4f7f9') +
    text({ x: 240, y: 316, value: brand, size: 34, weight: 800, fill: body.ink, tracking: 2, maxWidth: 170 }) +
    glass(sheet, params, focal, 450, 440, 158) +
    circle(664, 300, 12, accent) +
    stroke('M130 262H670', '#fff', 3, 'opacity=".6"')
  );
}

const front: DrawView = (sheet, params) => {
  if (params.form === 'compact') return compact(sheet, params);
  const { retro, focal } = look(sheet);
  const { body, accent, brand } = params;
  const hull = 'M70 300q0-40 40-44H690q40 4 40 44V600q0 46-46 46H116q-46 0-46-46z';
  return (
    contactShadow(sheet, 400, 664, 360, 28) +
    dial(sheet, 556, 208, 84, 40) +
    rect(664, 226, 46, 26, 10, metal(sheet, 'across')) +
    (retro ? dial(sheet, 130, 212, 90, 40) : rect(120, 226, 70, 26, 8, '#22272c')) +
    path('M282 256l28-110q6-20 30-20h120q24 0 30 20l28 110z', top(sheet, params)) +
    path('M300 250l22-92q4-12 20-12h116q16 0 20 12l22 92z', '#000', 'opacity=".08"') +
    text({ x: 400, y: 204, value: brand, size: 34, weight: 800, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 150 }) +
    path(hull, sheet.linear('down', [0, mix(body.base, body.light, 0.9)], [0.18, body.base], [1, body.dark])) +
    path('M70 340H730V596q0 14-4 22H74q-4-8-4-22z', retro ? '#2a2320' : '#1a1d20') +
    path('M70 340H730V596q0 14-4 22H74q-4-8-4-22z', leather(sheet), 'opacity=".9"') +
    path(
      'M70 340H730V596q0 14-4 22H74q-4-8-4-22z',
      sheet.linear('across', [0, '#000', 0.5], [0.1, '#fff', 0.12], [0.3, '#000', 0], [0.9, '#000', 0.1], [1, '#000', 0.6]),
    ) +
    path(
      'M84 320q0-20 26-20h50q30 0 30 40v250q0 36-40 36h-40q-26 0-26-20z',
      sheet.linear('across', [0, '#3b424a'], [0.4, '#22262a'], [1, '#0b0c0e']),
    ) +
    path('M84 320q0-20 26-20h50q30 0 30 40v250q0 36-40 36h-40q-26 0-26-20z', leather(sheet), 'opacity=".45"') +
    stroke('M72 338H728M74 618H726', '#fff', 1.6, 'opacity=".35"') +
    stroke('M112 258H688', '#fff', 2.5, 'opacity=".6"') +
    circle(640, 310, 15, '#0b0d0f') +
    circle(640, 310, 10, '#7a2230') +
    glass(sheet, params, focal, 426, 440, 210) +
    circle(236, 300, 7, accent)
  );
};

/** The compact from behind: a screen and a few keys. */
function compactBack(sheet: Sheet, params: IllustrationParams): string {
  const { body, accent, brand } = params;
  return (
    contactShadow(sheet, 400, 626, 350, 26) +
    rect(140, 226, 96, 30, 10, metal(sheet, 'across')) +
    rect(80, 250, 640, 366, 60, sheet.linear('down', [0, mix(body.base, body.light, 0.9)], [0.3, body.base], [1, body.dark]), edge(body)) +
    rect(110, 286, 440, 296, 16, '#0b0c0e') +
    wallpaper(sheet, { x: 124, y: 300, w: 412, h: 268, r: 4 }, 'peaks') +
    text({ x: 140, y: 556, value: 'f 1.8   ISO 100', size: 18, weight: 600, fill: '#fff' }) +
    text({ x: 330, y: 276, value: brand, size: 18, anchor: 'middle', fill: body.ink, maxWidth: 200 }) +
    circle(636, 440, 52, '#0b0d0f') +
    circle(636, 440, 48, metal(sheet)) +
    circle(636, 440, 22, '#1c2024') +
    [310, 556].map((y) => circle(606, y, 15, body.dark) + circle(668, y, 15, body.dark)).join('') +
    circle(668, 310, 8, accent)
  );
}

const angle: DrawView = (sheet, params) => {
  if (params.form === 'compact') return compactBack(sheet, params);
  const { retro } = look(sheet);
  const { body, accent, brand } = params;
  const key = (x: number, y: number, r: number): string =>
    circle(x, y + 2, r, '#000', 'opacity=".5"') + circle(x, y, r, sheet.linear('down', [0, '#4a5159'], [1, '#17191c']));
  return (
    contactShadow(sheet, 400, 676, 360, 28) +
    dial(sheet, 140, 208, 84, 42) +
    rect(92, 230, 38, 24, 8, metal(sheet, 'across')) +
    dial(sheet, 596, 222, 70, 30) +
    path('M276 256l20-100q6-24 30-24h148q24 0 30 24l20 100z', top(sheet, params)) +
    rect(330, 112, 140, 24, 4, '#3a4149') +
    rect(346, 108, 108, 10, 3, metal(sheet, 'down')) +
    rect(320, 158, 160, 84, 20, '#0d0f11') +
    rect(338, 172, 124, 56, 8, sheet.linear('diagonal', [0, '#3a4d6b'], [0.5, '#0b0e14'], [1, '#1c2633'])) +
    path(
      'M60 300q0-44 44-46H696q44 2 44 46V612q0 46-46 46H106q-46 0-46-46z',
      sheet.linear('down', [0, mix(body.base, body.light, 0.8)], [0.16, body.base], [1, body.dark]),
    ) +
    path('M60 330H740V612q0 46-46 46H106q-46 0-46-46z', leather(sheet)) +
    path(
      'M60 330H740V612q0 46-46 46H106q-46 0-46-46z',
      sheet.linear('across', [0, '#000', 0.4], [0.1, '#fff', 0.08], [0.9, '#000', 0.1], [1, '#000', 0.6]),
    ) +
    stroke('M104 256H696', '#fff', 2.4, 'opacity=".55"') +
    rect(92, 318, 450, 316, 16, '#0b0c0e') +
    rim(93, 319, 448, 314, 15, '#fff', 0.22) +
    wallpaper(sheet, { x: 108, y: 334, w: 418, h: 272, r: 4 }, 'peaks') +
    rect(282, 430, 72, 60, 0, 'none', 'stroke="#5de08a" stroke-width="2.500" stroke-dasharray="14 44 14 0 14 32 14 0"') +
    rect(108, 572, 418, 34, 0, '#000', 'opacity=".45"') +
    text({ x: 124, y: 595, value: '1/250   f 2.8   ISO 200', size: 17, weight: 600, fill: '#fff' }) +
    text({ x: 512, y: 595, value: '4K', size: 17, anchor: 'end', fill: accent }) +
    text({ x: 318, y: 626, value: brand, size: 12, anchor: 'middle', fill: '#aab2b9', tracking: 2 }) +
    path('M566 332H740v52q-40 16-100 4-64-10-74-56z', retro ? darken(body.dark, 0.1) : '#17191c', 'opacity=".55"') +
    key(604, 366, 15) +
    key(660, 366, 15) +
    path('M645 360v12l8-6z', '#dfe3e7', 'transform="translate(8 0)"') +
    circle(640, 476, 66, '#0b0d0f') +
    circle(640, 476, 62, metal(sheet)) +
    `<circle cx="640" cy="476" r="54" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="14" stroke-dasharray="4 4"/>` +
    circle(640, 476, 46, '#1c2024') +
    circle(640, 476, 24, sheet.linear('down', [0, '#4a5159'], [1, '#17191c'])) +
    stroke('M634 442l6-5 6 5M634 510l6 5 6-5M606 470l-5 6 5 6M674 470l5 6-5 6', '#dfe3e7', 2.4) +
    key(596, 584, 14) +
    key(652, 584, 14) +
    key(700, 404, 13) +
    circle(700, 560, 5, accent)
  );
};

const detail: DrawView = (sheet, params) => {
  const { retro, focal } = look(sheet);
  const { body, accent, brand } = params;
  const mode = ['M', 'A', 'S', 'P', 'AUTO'];
  return (
    path(
      'M0 190q0-20 20-20H740q30 0 30 34V800H0z',
      sheet.linear('down', [0, mix(body.base, body.light, 0.9)], [0.16, body.base], [1, body.dark]),
    ) +
    path('M0 330H770V800H0z', leather(sheet, FRAMED)) +
    path('M0 330H770V800H0z', sheet.linear('across', [0, '#fff', 0.06], [0.8, '#000', 0.1], [1, '#000', 0.55])) +
    stroke('M0 172H742', '#fff', 3, 'opacity=".6"') +
    dial(sheet, 470, 84, 190, 78) +
    ellipse(565, 88, 95, 22, metal(sheet)) +
    ellipse(565, 86, 84, 17, retro ? '#d7dbdf' : '#23282d') +
    text({
      x: 565,
      y: 92,
      value: mode.join(' '),
      size: 17,
      anchor: 'middle',
      fill: retro ? '#2b3036' : '#e8ebee',
      tracking: 3,
      maxWidth: 140,
    }) +
    rect(690, 130, 60, 40, 14, metal(sheet, 'across')) +
    path('M0 40H190q26 0 34 24l40 110H0z', top(sheet, params)) +
    text({ x: 30, y: 140, value: brand, size: 46, weight: 800, fill: body.ink, tracking: 2, maxWidth: 176 }) +
    glass(sheet, params, focal, 330, 500, 320) +
    ticks(330, 500, 306, 40, -60, 60, '#cfd5da', 8, 2.4) +
    circle(690, 260, 20, '#0b0d0f') +
    circle(690, 260, 13, '#7a2230') +
    circle(690, 420, 26, metal(sheet)) +
    circle(690, 420, 20, isDark(body.base) ? '#2b3036' : lighten(body.base, 0.3)) +
    circle(40, 236, 10, accent)
  );
};

/** Camera: front with the lens, back with its screen, close-up of lens and dial. */
export const camera = illustration('camera', { front, angle, detail: framed(detail) });
