import {
  bodyDown,
  circle,
  contactShadow,
  darken,
  edge,
  ellipse,
  framed,
  group,
  illustration,
  knob,
  lens,
  lighten,
  mix,
  onFace,
  path,
  plane,
  polygon,
  rect,
  repeat,
  rim,
  shadowOf,
  stroke,
  text,
  usbC,
  wallpaper,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

const look = (sheet: Sheet): { readonly lensX: number; readonly slats: number } => ({
  lensX: sheet.random.pick(290, 510),
  slats: sheet.random.whole(8, 11),
});

const face = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('down', [0, mix(body.base, body.light, 0.8)], [0.5, body.base], [1, mix(body.base, body.dark, 0.7)]);

const slatsOf = (count: number, x: number, y: number, w: number, h: number, colour: string): string =>
  repeat(count, (at) => rect(x, y + (at * h) / count, w, (h / count) * 0.5, (h / count) * 0.25, colour));

const front: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  const { lensX, slats } = look(sheet);
  const ventX = lensX < 400 ? 450 : 130;
  return (
    contactShadow(sheet, 400, 610, 370, 26) +
    rect(120, 578, 80, 26, 8, '#14171a') +
    rect(600, 578, 80, 26, 8, '#14171a') +
    path('M110 262q0-34 30-42h520q30 8 30 42z', sheet.linear('down', [0, body.light], [1, mix(body.base, body.dark, 0.2)])) +
    rect(60, 246, 680, 342, 48, face(sheet, params), edge(body)) +
    rim(62, 248, 676, 338, 46, '#fff', 0.45) +
    rect(84, 268, 632, 298, 34, darken(body.dark, 0.15), 'opacity=".1"') +
    slatsOf(slats, ventX, 310, 220, 210, darken(body.dark, 0.3)) +
    circle(lensX, 416, 134, '#000', 'opacity=".25"') +
    lens(sheet, lensX, 412, 128, '#3a2f7a') +
    circle(lensX, 412, 128, 'none', `stroke="${accent}" stroke-width="2.5" opacity=".8"`) +
    text({ x: ventX + 110, y: 556, value: brand, size: 22, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 200 }) +
    circle(lensX < 400 ? 694 : 106, 416, 14, '#101317') +
    circle(lensX < 400 ? 694 : 106, 416, 6, '#5a1d2a')
  );
};

const angle: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  const { slats } = look(sheet);
  const top: readonly [Point, Point, Point, Point] = [
    [250, 380],
    [560, 332],
    [744, 420],
    [410, 496],
  ];
  const left: readonly [Point, Point, Point, Point] = [
    [250, 380],
    [410, 496],
    [410, 712],
    [250, 570],
  ];
  const right: readonly [Point, Point, Point, Point] = [
    [410, 496],
    [744, 420],
    [744, 622],
    [410, 712],
  ];
  const beam = sheet.linear('across', [0, accent, 0.1], [1, lighten(accent, 0.4), 0.5]);
  const picture: readonly [Point, Point, Point, Point] = [
    [30, 44],
    [330, 110],
    [330, 320],
    [30, 290],
  ];
  return (
    shadowOf('M256 572L410 710 738 622 560 500z', 20, 0.42) +
    path('M30 44L300 440l50 70L30 290z', beam) +
    path('M330 110L352 450l-40 70L30 290 330 320z', beam, 'opacity=".8"') +
    onFace(sheet, picture, 300, 240, wallpaper(sheet, { x: 0, y: 0, w: 300, h: 240 }, 'peaks')) +
    path(polygon(...left), sheet.linear('diagonal', [0, mix(body.base, body.light, 0.2)], [1, mix(body.base, body.dark, 0.75)])) +
    group(
      `transform="${plane(198, 226, [250, 380], [410, 496], [250, 576])}"`,
      lens(sheet, 98, 120, 76, '#3a2f7a'),
      circle(98, 120, 77, 'none', `stroke="${accent}" stroke-width="3"`),
    ) +
    path(polygon(...right), sheet.linear('across', [0, body.base], [1, mix(body.base, body.dark, 0.5)])) +
    onFace(
      sheet,
      right,
      320,
      226,
      slatsOf(slats, 24, 36, 130, 150, darken(body.dark, 0.3)) +
        text({ x: 180, y: 190, value: brand, size: 22, fill: body.ink, tracking: 2, maxWidth: 124 }) +
        rect(180, 50, 120, 80, 10, '#101317') +
        rect(192, 64, 44, 14, 2, '#3c434a') +
        rect(192, 98, 26, 12, 2, '#3c434a') +
        usbC(270, 72, 34) +
        circle(266, 104, 9, '#2c3238', 'stroke="#7d868e" stroke-width="2"'),
    ) +
    path(polygon(...top), bodyDown(sheet, body)) +
    onFace(
      sheet,
      top,
      320,
      160,
      circle(160, 80, 46, mix(body.base, body.dark, 0.3)) +
        circle(160, 80, 44, mix(body.base, body.light, 0.3)) +
        stroke('M160 52l-7 8h14zM160 108l-7-8h14zM132 80l8-7v14zM188 80l-8-7v14z', body.ink, 2) +
        circle(160, 80, 15, accent, 'opacity=".85"') +
        circle(60, 80, 14, darken(body.dark, 0.2)) +
        circle(260, 80, 14, darken(body.dark, 0.2)),
    ) +
    stroke('M250 380l160 116 334-76M410 496v214', '#fff', 2, 'opacity=".5"')
  );
};

const detail: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  const { slats } = look(sheet);
  return (
    contactShadow(sheet, 340, 716, 420, 22) +
    path('M0 110h600q90 0 90 90v400q0 90-90 90H0z', face(sheet, params), edge(body)) +
    stroke('M0 113h600q88 0 88 88', '#fff', 3, 'opacity=".6"') +
    slatsOf(slats, -10, 190, 92, 420, darken(body.dark, 0.3)) +
    circle(352, 410, 262, '#000', 'opacity=".22"') +
    lens(sheet, 346, 400, 250, '#3a2f7a') +
    circle(346, 400, 250, 'none', `stroke="${accent}" stroke-width="4" opacity=".85"`) +
    circle(346, 400, 178, 'none', 'stroke="#3d454d" stroke-width="2"') +
    circle(346, 400, 196, 'none', 'stroke="#3d454d" stroke-width="5"') +
    repeat(28, (at) => `<path d="M346 166v20" stroke="#5d666f" stroke-width="4" transform="rotate(${(at * 360) / 28} 346 400)"/>`) +
    knob(sheet, 640, 250, 34, 30, accent) +
    text({ x: 612, y: 660, value: brand, size: 24, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 130 }) +
    ellipse(640, 560, 18, 18, '#101317')
  );
};

/** Projector: front with the lens, throwing a picture, close-up of the lens. */
export const projector = illustration('projector', { front, angle, detail: framed(detail) });
