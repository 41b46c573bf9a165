import {
  circle,
  contactShadow,
  darken,
  edge,
  ellipse,
  framed,
  group,
  illustration,
  lighten,
  metal,
  mix,
  path,
  rect,
  rim,
  seam,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

const gloss = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.radial({ cx: 0.34, cy: 0.24, r: 0.9 }, [0, lighten(body.light, 0.4)], [0.3, body.light], [0.65, body.base], [1, body.dark]);

/** One earbud with its stem, tip on the left; about 120×260 around the head's middle. */
function bud(sheet: Sheet, params: IllustrationParams): string {
  const { body, accent } = params;
  const paint = gloss(sheet, params);
  const stem = sheet.linear('across', [0, mix(body.base, body.dark, 0.6)], [0.3, body.light], [0.65, body.base], [1, body.dark]);
  return (
    path(
      'M-58-26q-42-8-46 22t38 38z',
      sheet.radial({ cx: 0.4, cy: 0.3 }, [0, '#f4f4f2', 0.95], [0.7, '#c9cac9', 0.95], [1, '#8e9092', 0.95]),
    ) +
    ellipse(-92, 4, 12, 24, '#3a3e43', 'transform="rotate(12 -92 4)"') +
    path('M-4 20h48l-4 176q-2 18-20 18t-20-18z', stem) +
    ellipse(20, 205, 17, 7, metal(sheet, 'across')) +
    ellipse(0, 0, 66, 60, paint) +
    path('M28-48q28 16 34 48-10 40-46 56 22-40 12-104z', '#000', 'opacity=".12"') +
    rect(30, 52, 7, 60, 3.5, '#000', 'opacity=".25"') +
    ellipse(-22, -28, 24, 13, '#fff', 'opacity=".5" transform="rotate(-30 -22 -28)"') +
    circle(20, 24, 4, '#14171a') +
    circle(20, 182, 3.4, accent)
  );
}

const look = (sheet: Sheet): { readonly level: number } => ({ level: sheet.random.whole(1, 3) });

const front: DrawView = (sheet, params) => {
  const { body } = params;
  const { level } = look(sheet);
  const one = sheet.symbol(bud(sheet, params));
  const paint = gloss(sheet, params);
  return (
    contactShadow(sheet, 400, 724, 270, 26) +
    // open lid
    path('M190 372q-14-250 210-250t210 250z', sheet.linear('down', [0, body.light], [0.5, body.base], [1, body.dark]), edge(body)) +
    path('M214 366q-6-216 186-216t186 216z', sheet.linear('down', [0, darken(body.dark, 0.1)], [1, mix(body.base, body.dark, 0.4)])) +
    stroke('M206 320q4-176 194-182', '#fff', 4, 'opacity=".4" stroke-linecap="round"') +
    text({ x: 400, y: 222, value: params.brand, size: 24, anchor: 'middle', fill: body.ink, tracking: 3, opacity: 0.75, maxWidth: 250 }) +
    ellipse(400, 420, 216, 64, mix(body.base, body.dark, 0.7)) +
    ellipse(400, 418, 200, 54, darken(body.dark, 0.35)) +
    ellipse(300, 424, 62, 30, '#050607') +
    ellipse(500, 424, 62, 30, '#050607') +
    one('translate(318 316) rotate(6)') +
    one('matrix(-1 0 0 1 482 316) rotate(6)') +
    path('M184 420a216 64 0 0 0 432 0v120q0 170-216 170t-216-170z', paint) +
    stroke('M186 424a216 64 0 0 0 428 0', '#fff', 3, 'opacity=".65"') +
    path('M206 500q8 150 100 188-76-90-78-176z', '#fff', 'opacity=".3"') +
    [0, 1, 2].map((at) => circle(376 + at * 24, 560, 5.5, at < level ? '#35c46a' : '#000', at < level ? '' : 'opacity=".22"')).join('') +
    text({ x: 400, y: 632, value: params.brand, size: 22, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 240 })
  );
};

const angle: DrawView = (sheet, params) => {
  const { body } = params;
  const { level } = look(sheet);
  const one = sheet.symbol(bud(sheet, params));
  const paint = gloss(sheet, params);
  return (
    contactShadow(sheet, 300, 716, 240, 24) +
    contactShadow(sheet, 624, 716, 130, 16) +
    rect(88, 330, 420, 380, 150, paint) +
    rect(88, 330, 420, 380, 150, sheet.linear('across', [0, '#000', 0], [0.7, '#000', 0], [1, '#000', 0.28])) +
    seam('M92 476q206 34 412 0', 0.4) +
    rect(262, 470, 72, 20, 10, metal(sheet, 'down')) +
    path('M120 452q14-86 110-104-62 40-76 108z', '#fff', 'opacity=".45"') +
    circle(298, 560, 7, level > 1 ? '#35c46a' : '#e8a13a') +
    text({ x: 298, y: 636, value: params.brand, size: 26, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 260 }) +
    rim(90, 332, 416, 376, 148, '#fff', 0.35) +
    one('translate(620 470) rotate(-10) scale(1.12)') +
    one('matrix(-1.05 0 0 1.05 330 190) rotate(38)')
  );
};

const detail: DrawView = (sheet, params) => {
  const { body } = params;
  const { level } = look(sheet);
  const tip = sheet.radial({ cx: 0.4, cy: 0.3 }, [0, '#fbfbf9'], [0.6, '#d4d5d3'], [1, '#8d8f91']);
  const tips = sheet.symbol(ellipse(0, 0, 44, 40, tip) + ellipse(4, 2, 20, 18, '#4c5156') + ellipse(5, 4, 13, 11, '#17191c'));
  return (
    contactShadow(sheet, 400, 738, 330, 20) +
    group('transform="translate(330 290) scale(2.05)"', bud(sheet, params)) +
    group(
      'transform="translate(362 470) rotate(90)"',
      text({ x: 0, y: 12, value: params.brand, size: 26, anchor: 'start', fill: body.ink, tracking: 2, maxWidth: 130 }),
    ) +
    tips('translate(560 640) scale(1.25)') +
    tips('translate(672 660)') +
    rect(566, 372, 190, 150, 26, darken(body.dark, 0.2)) +
    rect(572, 378, 178, 138, 22, sheet.linear('down', [0, body.light], [1, body.base])) +
    usbC(661, 470, 60) +
    [0, 1, 2].map((at) => circle(637 + at * 24, 420, 6, at < level ? '#35c46a' : '#000', at < level ? '' : 'opacity=".25"')).join('')
  );
};

/** Wireless earbuds: in the open case, beside the closed case, close-up of one. */
export const earbuds = illustration('earbuds', { front, angle, detail: framed(detail) });
