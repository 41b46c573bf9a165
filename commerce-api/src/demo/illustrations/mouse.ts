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
  mix,
  path,
  rect,
  repeat,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly cable: boolean;
  readonly glow: boolean;
}

const look = (sheet: Sheet): Look => ({ cable: sheet.random.chance(0.45), glow: sheet.random.chance(0.55) });

const TOP =
  'M400 96C500 96 560 160 566 300c4 90 22 150 16 240C574 650 500 722 400 722S226 650 218 540c-6-90 12-150 16-240C240 160 300 96 400 96z';

const dome = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.radial(
    { cx: 0.38, cy: 0.3, r: 0.85 },
    [0, lighten(body.light, 0.25)],
    [0.3, mix(body.base, body.light, 0.7)],
    [0.65, body.base],
    [1, body.dark],
  );

const wheel = (sheet: Sheet, accent: string, x: number, y: number, w: number, h: number): string =>
  rect(x - w * 0.8, y - h * 0.64, w * 1.6, h * 1.28, w * 0.8, '#050607') +
  rect(x - w / 2, y - h / 2, w, h, w / 2, sheet.linear('down', [0, '#0d0f12'], [0.5, '#59626b'], [1, '#0b0d0f'])) +
  repeat(7, (at) => rect(x - w / 2, y - h * 0.38 + (at * h) / 8.5, w, h * 0.035, 1, '#000', 'opacity=".6"')) +
  rect(x - w * 0.08, y - h / 2 + 4, w * 0.16, h - 8, 2, accent);

/** Mouse from above, as it stands in the middle of the sheet. */
function above(sheet: Sheet, params: IllustrationParams, { glow }: Look): string {
  const { body, accent, brand } = params;
  const clip = sheet.clip(path(TOP, '#000'));
  return (
    path(TOP, darken(body.dark, 0.2), 'transform="translate(0 8)"') +
    path(TOP, dome(sheet, params), edge(body)) +
    group(
      `clip-path="${clip}"`,
      path('M210 330q40 70 30 180-10 110 60 200H200z', darken(body.dark, 0.1), 'opacity=".85"') +
        path('M590 330q-40 70-30 180 10 110-60 200h100z', darken(body.dark, 0.2), 'opacity=".85"') +
        repeat(7, (at) => stroke(`M214 ${440 + at * 22}l26 12M586 ${440 + at * 22}l-26 12`, '#000', 3, 'opacity=".5"')) +
        stroke('M400 90V372M236 356q90 26 164 16 74 10 164-16', '#000', 3.4, 'opacity=".5"') +
        stroke('M403 90V372M236 360q90 26 164 16 74 10 164-16', '#fff', 1.6, 'opacity=".35"') +
        path('M262 330C262 190 300 124 372 112 310 150 290 220 290 336z', '#fff', 'opacity=".28"'),
    ) +
    path('M366 150q0-34 34-34t34 34v170q0 30-34 30t-34-30z', sheet.linear('across', [0, '#0a0c0e'], [0.5, '#2a2f35'], [1, '#0a0c0e'])) +
    wheel(sheet, accent, 400, 204, 34, 110) +
    rect(386, 290, 28, 36, 9, '#3a4149') +
    path('M395 312l5-7 5 7z', '#dfe4e8') +
    path('M228 344q10-8 14 6l2 62q-2 12-14 8z', '#22272c') +
    path('M224 428q12 0 16 8l-4 62q-8 10-16 4z', '#22272c') +
    (glow
      ? stroke('M276 640q54 56 124 56t124-56', accent, 14, 'opacity=".25" stroke-linecap="round"') +
        stroke('M276 640q54 56 124 56t124-56', lighten(accent, 0.25), 5, 'stroke-linecap="round"')
      : '') +
    text({ x: 400, y: 566, value: brand, size: 26, anchor: 'middle', fill: body.ink, tracking: 2.5, maxWidth: 190, opacity: 0.9 })
  );
}

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return (
    contactShadow(sheet, 400, 716, 220, 34) +
    (found.cable ? stroke('M400 110C396 60 410 40 400 0', '#1b1e22', 12) + rect(390, 72, 20, 44, 7, '#2a2e33') : '') +
    above(sheet, params, found)
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  return (
    contactShadow(sheet, 400, 610, 350, 40, 0.42) +
    (found.cable ? stroke('M104 560C40 540 20 480 0 500', '#1b1e22', 12) : '') +
    path('M80 566C96 470 200 320 380 290c180-24 320 100 346 230q8 60-34 72H130q-48 0-50-26z', dome(sheet, params)) +
    path(
      'M80 566q4-30 40-40 280 40 600-20 14 70-28 86H130q-48 0-50-26z',
      sheet.linear('down', [0, darken(body.dark, 0.05)], [1, darken(body.dark, 0.5)]),
    ) +
    stroke('M92 536C200 440 330 400 470 400t236 70', '#000', 3, 'opacity=".45"') +
    stroke('M92 539C200 443 330 403 470 403t236 70', '#fff', 1.6, 'opacity=".35"') +
    path('M150 440C220 350 300 312 392 302 330 340 250 400 210 486z', '#fff', 'opacity=".3"') +
    path('M180 392q10-54 56-66 40-6 44 20l-70 62q-20 10-30-16z', '#0c0e11') +
    group(
      'transform="rotate(-38 232 366)"',
      rect(196, 346, 76, 40, 20, sheet.linear('across', [0, '#0d0f12'], [0.5, '#59626b'], [1, '#0b0d0f'])),
      rect(198, 363, 72, 6, 3, accent),
    ) +
    path('M330 440q60-24 120-22 14 2 10 16l-8 18q-60-4-116 18-16 4-14-12z', '#24292f') +
    path('M478 420q60 4 104 26 10 8 2 18l-12 14q-50-22-98-24-12-2-8-14z', '#24292f') +
    stroke('M334 444q60-22 116-20M480 424q56 4 98 24', '#fff', 1.6, 'opacity=".3"') +
    repeat(12, (at) => stroke(`M${300 + at * 26} ${536 - at * 1.4}l10 24`, '#fff', 2, 'opacity=".12"')) +
    (found.glow
      ? stroke('M110 586H690', accent, 9, 'opacity=".35" stroke-linecap="round"') +
        stroke('M114 586H686', lighten(accent, 0.3), 3.4, 'stroke-linecap="round"')
      : '') +
    group(
      'transform="matrix(1 .28 -.1 1 552 384)"',
      text({ x: 0, y: 0, value: brand, size: 26, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 150, opacity: 0.85 }),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  return (
    contactShadow(sheet, 250, 730, 210, 26) +
    contactShadow(sheet, 640, 730, 130, 16) +
    group('transform="translate(-62 40) scale(.84 .96)"', above(sheet, params, found)) +
    // underside
    group(
      'transform="translate(356 196) scale(.7 .76)"',
      path(TOP, darken(body.dark, 0.35)),
      path(TOP, sheet.linear('diagonal', [0, '#3a4149'], [1, '#14171b']), 'transform="translate(20 20) scale(.95)"'),
      ellipse(400, 140, 74, 16, '#d7dbdf', 'opacity=".85"'),
      path('M270 640q130 70 260 0l-10 24q-120 54-240 0z', '#d7dbdf', 'opacity=".85"'),
      circle(400, 380, 44, '#07080a', 'stroke="#545d66" stroke-width="4"'),
      circle(400, 380, 16, accent),
      circle(400, 380, 30, accent, 'opacity=".25"'),
      rect(352, 236, 96, 38, 19, '#0a0c0e'),
      circle(428, 255, 15, accent),
      text({ x: 400, y: 514, value: brand, size: 34, anchor: 'middle', fill: '#cfd5da', maxWidth: 220 }),
      text({ x: 400, y: 552, value: '26 000 DPI', size: 24, weight: 600, anchor: 'middle', fill: '#98a2ab' }),
      usbC(400, 596, 50),
    )
  );
};

/** Mouse: from above, from the side, with its underside. */
export const mouse = illustration('mouse', { front, angle, detail: framed(detail) });
