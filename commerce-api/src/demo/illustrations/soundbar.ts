import {
  bodyDown,
  circle,
  contactShadow,
  darken,
  display,
  ellipse,
  framed,
  FRAMED,
  group,
  illustration,
  isDark,
  lighten,
  metal,
  mix,
  onFace,
  path,
  polygon,
  rect,
  repeat,
  rim,
  seam,
  shadowOf,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

const look = (sheet: Sheet): { readonly shown: string; readonly fabric: boolean } => ({
  shown: sheet.random.pick('HDMI', 'KINO', 'BT 5.3', 'VOL 24', 'OPTIC'),
  fabric: sheet.random.chance(0.55),
});

const clothColour = ({ body }: IllustrationParams): string =>
  // The print would not be readable on a light cloth: light bodies get a dark cloth of their own tint.
  isDark(body.base) ? mix(body.dark, body.base, 0.4) : mix(body.dark, '#24282d', 0.68);

const roundness = (sheet: Sheet): string =>
  sheet.linear('down', [0, '#fff', 0.28], [0.25, '#fff', 0.05], [0.6, '#000', 0.05], [1, '#000', 0.5]);

/** Woven cloth or perforated metal over the loudspeakers, in cells of the given size. */
function cloth(sheet: Sheet, params: IllustrationParams, fabric: boolean, cell: number, shape: string, shownAt = 1): string {
  const base = clothColour(params);
  const thread = fabric
    ? stroke(`M0 0L${cell} ${cell}M${cell} 0L0 ${cell}`, lighten(base, 0.16), cell / 4)
    : circle(cell / 2, cell / 2, cell * 0.28, darken(base, 0.6));
  return path(shape, sheet.pattern(cell, cell, rect(0, 0, cell, cell, 0, base) + thread, shownAt)) + path(shape, roundness(sheet));
}

/** The same cloth on a slanted face of 600×100, in dashed lines: a turned pattern renders slowly. */
function slantedCloth(sheet: Sheet, params: IllustrationParams, fabric: boolean): string {
  const base = clothColour(params);
  const rows = repeat(20, (at) => `M${at % 2 ? 3 : 0} ${at * 5 + 2.5}H600`);
  return (
    rect(0, 0, 600, 100, 0, base) +
    stroke(rows, fabric ? lighten(base, 0.16) : darken(base, 0.6), fabric ? 2.5 : 2.2, `stroke-dasharray="${fabric ? '3 3' : '2.4 3.6'}"`) +
    rect(0, 0, 600, 100, 0, roundness(sheet))
  );
}

function subwoofer(sheet: Sheet, params: IllustrationParams, fabric: boolean): string {
  const { body } = params;
  return (
    contactShadow(sheet, 590, 640, 150, 16) +
    rect(
      480,
      130,
      220,
      500,
      18,
      sheet.linear('across', [0, body.dark], [0.08, mix(body.base, body.light, 0.5)], [0.6, body.base], [1, body.dark]),
    ) +
    cloth(sheet, params, fabric, 5, 'M492 232h196v376q0 12-12 12H504q-12 0-12-12z') +
    ellipse(590, 182, 62, 26, darken(body.dark, 0.45)) +
    ellipse(590, 186, 48, 18, '#050607') +
    stroke('M530 176a62 26 0 0 1 120 0', '#fff', 2, 'opacity=".3"') +
    rim(481, 131, 218, 498, 17, '#fff', 0.3) +
    text({ x: 590, y: 268, value: params.brand, size: 13, anchor: 'middle', fill: '#f2f4f5', tracking: 1.6, maxWidth: 150 })
  );
}

const front: DrawView = (sheet, params) => {
  const { body, accent } = params;
  const { shown, fabric } = look(sheet);
  return (
    subwoofer(sheet, params, fabric) +
    group(
      'transform="translate(0 -26)"',
      contactShadow(sheet, 400, 700, 380, 18),
      rect(26, 596, 748, 96, 22, sheet.linear('down', [0, mix(body.base, body.light, 0.8)], [0.12, body.base], [1, body.dark])) +
        cloth(sheet, params, fabric, 6, 'M34 622H766V674q0 12-12 12H46q-12 0-12-12z') +
        stroke('M44 599H756', '#fff', 2, 'opacity=".55" stroke-linecap="round"') +
        display(sheet, { x: 344, y: 632, w: 112, h: 34, r: 6 }) +
        text({
          x: 400,
          y: 656,
          value: shown,
          size: 20,
          weight: 600,
          anchor: 'middle',
          fill: lighten(accent, 0.5),
          tracking: 2,
          maxWidth: 96,
        }) +
        text({ x: 64, y: 660, value: params.brand, size: 17, fill: '#f2f4f5', tracking: 2, maxWidth: 190 }) +
        circle(736, 654, 3.5, accent),
    )
  );
};

const angle: DrawView = (sheet, params) => {
  const { body, accent } = params;
  const { shown, fabric } = look(sheet);
  const top: readonly [Point, Point, Point, Point] = [
    [150, 246],
    [734, 470],
    [636, 548],
    [62, 312],
  ];
  const face: readonly [Point, Point, Point, Point] = [
    [62, 312],
    [636, 548],
    [636, 660],
    [62, 412],
  ];
  const button = (x: number, glyph: string): string =>
    circle(x, 42, 17, darken(body.dark, 0.15), 'opacity=".55"') +
    group(`transform="translate(${x} 42)"`, stroke(glyph, body.ink, 2.6, 'stroke-linecap="round"'));
  return (
    shadowOf('M66 420L632 662 730 576 300 420z', 24, 0.4) +
    path('M734 470v100l-98 90V548z', sheet.linear('across', [0, body.dark], [1, mix(body.base, body.dark, 0.4)])) +
    onFace(
      sheet,
      face,
      600,
      100,
      slantedCloth(sheet, params, fabric) +
        display(sheet, { x: 250, y: 32, w: 100, h: 34 }) +
        text({
          x: 300,
          y: 56,
          value: shown,
          size: 19,
          weight: 600,
          anchor: 'middle',
          fill: lighten(accent, 0.5),
          tracking: 2,
          maxWidth: 86,
        }) +
        text({ x: 24, y: 60, value: params.brand, size: 17, fill: '#f2f4f5', tracking: 2, maxWidth: 170 }),
    ) +
    path(polygon(...top), bodyDown(sheet, body)) +
    onFace(
      sheet,
      top,
      600,
      84,
      button(236, 'M-6 0h12') +
        button(280, 'M-6 0h12M0-6v12') +
        button(324, 'M-4-6l9 6-9 6z') +
        button(368, 'M0-7v6M-5-4a7 7 0 1 0 10 0') +
        rect(20, 20, 140, 44, 8, sheet.pattern(8, 8, circle(4, 4, 1.7, '#000'))) +
        rect(440, 20, 140, 44, 8, sheet.pattern(8, 8, circle(4, 4, 1.7, '#000'))),
    ) +
    stroke('M62 312L636 548', '#fff', 2.2, 'opacity=".6"') +
    stroke('M636 548l98-78', '#fff', 1.6, 'opacity=".35"') +
    stroke('M62 411L636 659', '#000', 3, 'opacity=".5"')
  );
};

const detail: DrawView = (sheet, params) => {
  const { body, accent } = params;
  const { shown, fabric } = look(sheet);
  return (
    contactShadow(sheet, 460, 664, 470, 28) +
    path(
      'M110 300q0-30 30-30H800V640H150q-40 0-40-40z',
      sheet.linear('down', [0, mix(body.base, body.light, 0.7)], [0.2, body.base], [1, body.dark]),
    ) +
    cloth(sheet, params, fabric, 13, 'M122 350H800V630H160q-38 0-38-38z', FRAMED) +
    path('M110 300q0-30 30-30l96-64H800v64H140z', sheet.linear('down', [0, mix(body.base, body.light, 0.9)], [1, body.base])) +
    path('M110 300q0-30 30-30H800v80H112z', sheet.linear('down', [0, body.light], [0.4, body.base], [1, mix(body.base, body.dark, 0.7)])) +
    seam('M112 351H800', 0.5) +
    stroke('M136 271H800', '#fff', 3, 'opacity=".6"') +
    display(sheet, { x: 500, y: 410, w: 300, h: 120, r: 12 }) +
    text({ x: 528, y: 492, value: shown, size: 62, weight: 600, fill: lighten(accent, 0.55), tracking: 5, maxWidth: 250 }) +
    text({ x: 170, y: 590, value: params.brand, size: 44, fill: '#f2f4f5', tracking: 5, maxWidth: 300 }) +
    circle(470, 470, 9, accent) +
    circle(470, 470, 18, accent, 'opacity=".25"') +
    group(
      'opacity=".9"',
      ellipse(360, 240, 44, 14, darken(body.dark, 0.1)),
      ellipse(480, 240, 44, 14, darken(body.dark, 0.1)),
      ellipse(600, 240, 44, 14, darken(body.dark, 0.1)),
      stroke('M346 240h28M466 240h28M480 234v12M592 235l20 5-20 5z', body.ink, 3),
    ) +
    stroke('M236 207H800', metal(sheet, 'across'), 3)
  );
};

/** Soundbar: with its subwoofer, turned, close-up of the display. */
export const soundbar = illustration('soundbar', { front, angle, detail: framed(detail) });
