import {
  circle,
  contactShadow,
  darken,
  framed,
  glassShine,
  group,
  illustration,
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
  wallpaper,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';
import { drawStand, standOf } from './tv-stands.ts';

const frameOf = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('down', [0, mix(body.base, body.light, 0.6)], [0.5, body.base], [1, darken(body.dark, 0.2)]);

/** The screen's share of the widest, by its inches: stands are equally large, so that a small television looks small. */
function widthOf({ measure }: IllustrationParams): number {
  return measure === undefined ? 1 : Math.min(1, Math.max(0.52, 0.52 + (measure - 32) * 0.0091));
}

const front: DrawView = (sheet, params) => {
  const kind = standOf(sheet);
  const width = widthOf(params);
  const panel =
    rect(34, 140, 732, 432, 8, frameOf(sheet, params)) +
    rim(35, 141, 730, 430, 7, '#fff', 0.35) +
    screen(sheet, { x: 39, y: 145, w: 722, h: 414, r: 4 }, 5) +
    text({
      x: 400,
      y: 568.5,
      value: params.brand,
      size: 9,
      weight: 700,
      anchor: 'middle',
      fill: params.body.ink,
      tracking: 2,
      opacity: 0.9,
    }) +
    circle(736, 565.5, 2, params.accent);
  return (
    contactShadow(sheet, 400, 652, 360 * width, 20, 0.16) +
    drawStand(sheet, params, kind, width) +
    (width === 1 ? panel : group(`transform="translate(400 572) scale(${width.toFixed(3)}) translate(-400 -572)"`, panel))
  );
};

const angle: DrawView = (sheet, params) => {
  const { body } = params;
  const isFooted = !['feet', 'vee'].includes(standOf(sheet));
  const corners: readonly [Point, Point, Point, Point] = [
    [104, 128],
    [690, 186],
    [690, 560],
    [104, 606],
  ];
  const inner: readonly [Point, Point, Point, Point] = [
    [112, 136.5],
    [684, 192.5],
    [684, 553],
    [112, 594],
  ];
  const side = sheet.linear('across', [0, darken(body.dark, 0.3)], [0.5, mix(body.base, body.light, 0.5)], [1, body.dark]);
  const steel = metal(sheet, 'across', body.base);
  const legs = isFooted
    ? path('M352 580l86-6 6 64-96 8z', '#15181c') +
      path('M236 668l300-38q36 2 40 16l-306 46q-34-6-34-24z', steel) +
      path('M236 668q0 18 34 24l306-46v7l-306 47q-34-8-34-24z', body.dark)
    : path('M196 590h14l40 96q2 6-5 6h-9q-5 0-7-5z', '#23282d') +
      path('M176 590h20l-56 96q-3 6-9 6h-12q-7 0-3-7z', steel) +
      path('M612 560h12l32 80q2 5-4 5h-8q-5 0-6-5z', '#23282d') +
      path('M594 560h18l-46 80q-3 5-8 5h-10q-6 0-3-6z', steel);
  return (
    contactShadow(sheet, 400, 676, 330, 26, 0.3) +
    legs +
    path('M78 150q0-10 8-14l18-8v478l-18 2q-8-4-8-12z', side) +
    stroke('M86 140v464', '#fff', 1.2, 'opacity=".3"') +
    path(polygon(...corners), frameOf(sheet, params)) +
    path(polygon(...inner), '#07080a') +
    onFace(
      sheet,
      inner,
      722,
      414,
      wallpaper(sheet, { x: 5, y: 5, w: 712, h: 404 }) + glassShine(sheet, { x: 5, y: 5, w: 712, h: 404 }, 0.16),
    ) +
    stroke('M104 129l586 57', '#fff', 1.6, 'opacity=".5"') +
    group(
      'transform="matrix(.99 -.075 0 1 396 585)"',
      text({ x: 0, y: 0, value: params.brand, size: 8.5, anchor: 'middle', fill: body.ink, tracking: 2 }),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const { body } = params;
  const isFooted = !['feet', 'vee'].includes(standOf(sheet));
  const steel = metal(sheet, 'down', body.base);
  const remote =
    rect(560, 150, 150, 540, 44, '#000', 'opacity=".22" transform="translate(10 14)"') +
    rect(560, 150, 150, 540, 44, sheet.linear('across', [0, '#3b424a'], [0.15, '#565f69'], [0.5, '#23282e'], [1, '#0c0e11'])) +
    rim(562, 152, 146, 536, 42, '#fff', 0.2) +
    circle(635, 200, 16, '#b3261e') +
    stroke('M635 191v9M629 195a8 8 0 1 0 12 0', '#fff', 2.4) +
    circle(635, 296, 56, '#11151a', 'stroke="#59626c" stroke-width="2"') +
    circle(635, 296, 26, sheet.linear('diagonal', [0, '#4d565f'], [1, '#1a1e23'])) +
    stroke('M629 254l6-6 6 6M629 338l6 6 6-6M593 290l-6 6 6 6M677 290l6 6-6 6', '#cfd5da', 2.4) +
    repeat(6, (at) => rect(586 + (at % 2) * 54, 376 + Math.floor(at / 2) * 44, 44, 28, 14, '#2d333a', 'stroke="#4b535c"')) +
    rect(590, 520, 36, 84, 18, '#2d333a', 'stroke="#4b535c"') +
    rect(644, 520, 36, 84, 18, '#2d333a', 'stroke="#4b535c"') +
    stroke('M608 534v14M601 541h14M601 583h14M655 548l7-8 7 8M655 578l7 8 7-8', '#cfd5da', 2.4) +
    text({ x: 635, y: 650, value: params.brand, size: 15, anchor: 'middle', fill: '#e3e7ea', tracking: 1.5, maxWidth: 118 });
  return (
    contactShadow(sheet, 300, 690, 260, 22) +
    contactShadow(sheet, 640, 702, 110, 16) +
    (isFooted
      ? path('M120 560h130v92H110z', '#1a1e23') + path('M0 668q0-18 20-20h340q24 2 28 22v14H0z', steel)
      : path('M300 560h30l70 122q4 8-6 8h-20q-8 0-12-7z', sheet.linear('across', [0, '#14171b'], [1, '#4a525b'])) +
        path('M256 560h40L150 682q-8 8-18 8h-26q-12 0-4-12z', steel) +
        stroke('M258 564L106 680', '#fff', 2.5, 'opacity=".6"')) +
    path('M0 60h486q14 0 14 14v490q0 14-14 14H0z', frameOf(sheet, params)) +
    path('M0 62h486q12 0 12 12v490', 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="2"') +
    path('M0 68h484q8 0 8 8v464q0 8-8 8H0z', '#07080a') +
    wallpaper(sheet, { x: -520, y: 78, w: 1002, h: 462, r: 3 }) +
    glassShine(sheet, { x: 0, y: 78, w: 482, h: 462 }, 0.12) +
    text({ x: 468, y: 570, value: params.brand, size: 16, anchor: 'end', fill: body.ink, tracking: 2.5 }) +
    rect(24, 480, 246, 44, 10, '#0a0d11', 'opacity=".72"') +
    text({ x: 42, y: 508, value: '4K HDR · 120 Hz', size: 20, weight: 600, fill: '#fff' }) +
    remote
  );
};

/** Television: front, turned to the side, corner with the remote control. */
export const tv = illustration('tv', { front, angle, detail: framed(detail) });
