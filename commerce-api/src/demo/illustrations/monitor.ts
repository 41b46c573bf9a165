import {
  circle,
  contactShadow,
  darken,
  framed,
  glassShine,
  group,
  illustration,
  lighten,
  metal,
  mix,
  onFace,
  path,
  polygon,
  rect,
  repeat,
  rim,
  screen,
  stroke,
  text,
  usbC,
  wallpaper,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

interface Look {
  readonly gaming: boolean;
  readonly hertz: string;
}

const look = (sheet: Sheet): Look => ({
  gaming: sheet.random.chance(0.4),
  hertz: sheet.random.pick('100 Hz', '144 Hz', '165 Hz', '180 Hz'),
});

const shellOf = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('diagonal', [0, mix(body.base, body.light, 0.8)], [0.5, body.base], [1, body.dark]);

function standOf(sheet: Sheet, { body }: IllustrationParams, gaming: boolean): string {
  const column = sheet.linear('across', [0, body.dark], [0.25, body.light], [0.55, body.base], [1, body.dark]);
  return gaming
    ? path('M372 500h56l8 160h-72z', column) +
        path('M400 640L236 716q-16 8-14 14h28L400 672l150 58h28q2-6-14-14z', sheet.linear('down', [0, body.base], [1, body.dark])) +
        stroke('M400 641L236 717', '#fff', 2, 'opacity=".4"')
    : path('M362 500h76l6 190h-88z', column) +
        path('M252 702q4-16 22-18h252q18 2 22 18v8q0 8-10 8H262q-10 0-10-8z', metal(sheet, 'down', body.base)) +
        stroke('M262 694q6-8 14-8h248q8 0 14 8', '#fff', 1.6, 'opacity=".7"');
}

/** Shares of the full width and height that a screen of so many inches takes; from 34 on it is one of 21:9. */
function sharesOf({ measure }: IllustrationParams): readonly [across: number, down: number] {
  if (measure === undefined) return [1, 1];
  if (measure >= 34) return [1, 0.74];
  const share = Math.min(1, 0.7 + (measure - 23) * 0.032);
  return [share, share];
}

const front: DrawView = (sheet, params) => {
  const { gaming } = look(sheet);
  const { body, accent, brand } = params;
  const panel =
    rect(40, 96, 720, 452, 14, shellOf(sheet, params)) +
    rim(41, 97, 718, 450, 13, '#fff', 0.4) +
    screen(sheet, { x: 43, y: 99, w: 714, h: 422, r: 11 }, 8) +
    rect(56, 112, 688, 22, 0, '#0b0e12', 'opacity=".45"') +
    circle(70, 123, 5, accent) +
    rect(84, 119, 46, 7, 3, '#fff', 'opacity=".7"') +
    rect(140, 119, 34, 7, 3, '#fff', 'opacity=".5"') +
    rect(690, 119, 40, 7, 3, '#fff', 'opacity=".7"') +
    rect(250, 470, 300, 34, 12, '#fff', 'opacity=".3"') +
    repeat(7, (at) =>
      rect(266 + at * 40, 476, 22, 22, 6, [accent, '#2f80ed', '#27ae60', '#f2a33a', '#7b61ff', '#00b8d4', '#ffffff'][at] ?? '#fff'),
    ) +
    text({ x: 400, y: 540, value: brand, size: 15, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 200 }) +
    circle(726, 535, 3.5, accent);
  const [across, down] = sharesOf(params);
  const place = `translate(400 548) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(-400 -548)`;
  return contactShadow(sheet, 400, 724, 240, 20) + standOf(sheet, params, gaming) + group(`transform="${place}"`, panel);
};

const angle: DrawView = (sheet, params) => {
  const { gaming } = look(sheet);
  const { body, accent, brand } = params;
  const back: readonly [Point, Point, Point, Point] = [
    [70, 146],
    [664, 96],
    [664, 544],
    [70, 508],
  ];
  const ring = gaming
    ? group(
        'transform="matrix(1 -.03 .02 1 380 300)"',
        circle(0, 0, 108, 'none', `stroke="${accent}" stroke-width="10" opacity=".3"`),
        circle(0, 0, 108, 'none', `stroke="${lighten(accent, 0.3)}" stroke-width="4"`),
      )
    : '';
  return (
    contactShadow(sheet, 400, 716, 280, 30) +
    path('M664 96l30 12v428l-30 8z', '#0a0c0e') +
    path('M694 108l12 14v402l-12 12z', sheet.linear('across', [0, '#2d4a8a'], [1, '#101a33'])) +
    path(polygon(...back), shellOf(sheet, params)) +
    onFace(
      sheet,
      back,
      600,
      430,
      rect(0, 0, 600, 430, 0, sheet.linear('down', [0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#000', 0.22])) +
        rim(24, 24, 552, 382, 20, '#000', 0.12, 3) +
        text({ x: 120, y: 80, value: brand, size: 30, fill: body.ink, tracking: 4, opacity: 0.85, maxWidth: 220 }) +
        repeat(9, (at) => rect(330 + at * 24, 44, 12, 26, 5, '#000', 'opacity=".35"')),
    ) +
    ring +
    path(
      'M292 216l176-14q12 0 12 12v166q0 12-12 12l-176-4q-12 0-12-12V228q0-11 12-12z',
      sheet.linear('diagonal', [0, mix(body.base, body.light, 0.4)], [1, body.dark]),
    ) +
    path(
      'M340 270l82-5 16 396-90 8z',
      sheet.linear('across', [0, body.dark], [0.3, mix(body.base, body.light, 0.7)], [0.65, body.base], [1, body.dark]),
    ) +
    rect(362, 560, 40, 58, 18, darken(body.dark, 0.4)) +
    path('M236 694l270-38q44-2 52 10l20 26q4 8-10 10l-300 32q-18 2-24-6l-14-14q-4-8 6-10z', metal(sheet, 'diagonal', body.base)) +
    path('M236 718l24 26q6 6 24 4l288-31v8l-288 31q-20 2-26-6l-22-24z', body.dark) +
    group(
      'transform="matrix(1 .04 0 1 0 0)"',
      rect(180, 440, 70, 22, 3, '#0a0c0e'),
      rect(118, 442, 46, 18, 3, '#0a0c0e'),
      usbC(540, 424, 40),
      rect(486, 416, 40, 16, 2, '#0a0c0e'),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const { gaming, hertz } = look(sheet);
  const { body, accent, brand } = params;
  const shown = gaming ? hertz : 'IPS 4K';
  return (
    contactShadow(sheet, 330, 726, 300, 20) +
    path('M110 560h120l10 140H100z', sheet.linear('across', [0, body.dark], [0.3, body.light], [0.6, body.base], [1, body.dark])) +
    path('M0 700h420q16 0 16 14v12H0z', metal(sheet, 'down', body.base)) +
    path('M0 70H716q24 0 24 24V586q0 24-24 24H0z', shellOf(sheet, params)) +
    path('M0 72H716q22 0 22 22V586', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="2.5"') +
    path('M0 78H712q20 0 20 20V560H0z', '#07080a') +
    wallpaper(sheet, { x: -420, y: 92, w: 1138, h: 456, r: 4 }) +
    glassShine(sheet, { x: 0, y: 92, w: 718, h: 456 }, 0.12) +
    rect(430, 250, 262, 262, 18, '#0b0e13', 'opacity=".9"') +
    rect(430, 250, 262, 52, 18, accent, 'opacity=".9"') +
    text({ x: 452, y: 285, value: 'Obraz', size: 24, fill: '#fff' }) +
    repeat(
      3,
      (at) =>
        text({ x: 452, y: 342 + at * 58, value: ['Jasność', 'Kontrast', 'HDR'][at] ?? '', size: 18, weight: 600, fill: '#dfe4e8' }) +
        rect(452, 354 + at * 58, 216, 7, 3.5, '#39414a') +
        rect(452, 354 + at * 58, [150, 110, 190][at] ?? 100, 7, 3.5, lighten(accent, 0.2)),
    ) +
    text({ x: 40, y: 154, value: shown, size: 30, fill: '#fff' }) +
    text({ x: 360, y: 596, value: brand, size: 26, anchor: 'middle', fill: body.ink, tracking: 4, maxWidth: 300 }) +
    circle(690, 586, 6, accent) +
    circle(690, 586, 13, accent, 'opacity=".25"') +
    repeat(4, (at) => rect(520 + at * 38, 608, 24, 8, 3, body.dark))
  );
};

/** Monitor: front, back with the stand, corner with the menu. */
export const monitor = illustration('monitor', { front, angle, detail: framed(detail) });
