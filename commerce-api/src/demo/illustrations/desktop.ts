import {
  bodyDown,
  circle,
  contactShadow,
  darken,
  ellipse,
  framed,
  glassShine,
  group,
  illustration,
  mix,
  onFace,
  path,
  polygon,
  rect,
  repeat,
  rim,
  shadowOf,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

interface Look {
  readonly fans: number;
  readonly spin: number;
  readonly second: string;
}

const look = (sheet: Sheet): Look => ({
  fans: sheet.random.whole(2, 3),
  spin: sheet.random.whole(0, 40),
  second: sheet.random.pick('#ff3d81', '#7b61ff', '#00d4ff', '#ff8a1f'),
});

/** One lit fan around 0,0 with radius 80. */
function fan(sheet: Sheet, accent: string, second: string, spin: number): string {
  const ring = sheet.linear('diagonal', [0, accent], [1, second]);
  const blade = path('M0-18C22-40 26-60 10-66-8-70-20-62-26-52-16-50-6-40 0-18z', '#1d2228', 'stroke="#39414a" stroke-width="1.2"');
  return (
    circle(0, 0, 80, '#07090b') +
    circle(0, 0, 76, sheet.radial({}, [0.55, second, 0.28], [0.85, accent, 0.4], [1, accent, 0.1])) +
    circle(0, 0, 74, 'none', `stroke="${ring}" stroke-width="7"`) +
    circle(0, 0, 74, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="1.6"') +
    repeat(7, (at) => `<g transform="rotate(${spin + (at * 360) / 7})">${blade}</g>`) +
    circle(0, 0, 22, sheet.radial({ cx: 0.4, cy: 0.35 }, [0, '#424a53'], [1, '#101317'])) +
    circle(0, 0, 9, accent, 'opacity=".7"')
  );
}

/** Power button and ports on top, drawn in a strip of 0,0…w×40. */
const topPorts = (accent: string, w: number): string =>
  circle(w * 0.14, 20, 11, '#0a0c0e') +
  circle(w * 0.14, 20, 8, 'none', `stroke="${accent}" stroke-width="2.4"`) +
  rect(w * 0.3, 13, 44, 14, 2, '#0a0c0e') +
  rect(w * 0.3 + 4, 19, 36, 6, 1, '#2f80ed') +
  usbC(w * 0.6, 20, 36) +
  circle(w * 0.76, 20, 6, '#0a0c0e', 'stroke="#7d868e" stroke-width="2"') +
  circle(w * 0.86, 20, 6, '#0a0c0e', 'stroke="#7d868e" stroke-width="2"');

/** What is seen through the side glass, in 0,0…320×480. */
function inside(sheet: Sheet, { accent, brand }: IllustrationParams, { second, spin }: Look): string {
  const one = sheet.symbol(fan(sheet, accent, second, spin));
  return (
    rect(
      0,
      0,
      320,
      480,
      0,
      sheet.radial({ cx: 0.45, cy: 0.4, r: 0.75 }, [0, mix(accent, '#20262d', 0.42)], [0.6, '#14181d'], [1, '#08090b']),
    ) +
    rect(54, 34, 196, 280, 6, '#10151a', 'stroke="#2f373f" stroke-width="2"') +
    one('translate(128 112) scale(.72)') +
    repeat(4, (at) => rect(206 + at * 13, 52, 8, 116, 2, ['#23282e', second, '#23282e', accent][at] ?? '#222')) +
    repeat(5, (at) => rect(66, 190 + at * 9, 100, 4, 1, '#252c33')) +
    rect(30, 232, 250, 66, 10, sheet.linear('down', [0, '#4a525b'], [1, '#15181c'])) +
    rect(30, 288, 250, 7, 3, accent) +
    text({ x: 155, y: 272, value: brand, size: 22, anchor: 'middle', fill: '#e8ecef', tracking: 3, maxWidth: 190 }) +
    rect(0, 390, 320, 90, 0, '#0c0f12') +
    rect(0, 388, 320, 3, 0, '#2d343b') +
    text({ x: 300, y: 446, value: '850 W GOLD', size: 17, weight: 600, anchor: 'end', fill: '#8d97a1' }) +
    stroke('M170 300q10 60-30 88M196 300q12 60-18 88M222 300q12 60-6 88', '#07080a', 9) +
    stroke('M170 300q10 60-30 88M222 300q12 60-6 88', second, 2, 'opacity=".5"')
  );
}

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent, brand } = params;
  const one = sheet.symbol(fan(sheet, accent, found.second, found.spin));
  const step = 560 / found.fans;
  return (
    contactShadow(sheet, 400, 742, 220, 20) +
    rect(256, 716, 60, 24, 6, '#0d0f12') +
    rect(484, 716, 60, 24, 6, '#0d0f12') +
    rect(
      236,
      60,
      328,
      664,
      18,
      sheet.linear(
        'across',
        [0, body.dark],
        [0.06, mix(body.base, body.light, 0.6)],
        [0.5, body.base],
        [0.94, mix(body.base, body.light, 0.25)],
        [1, darken(body.dark, 0.3)],
      ),
    ) +
    rim(237, 61, 326, 662, 17, '#fff', 0.35) +
    rect(262, 96, 276, 594, 12, '#0a0c0f') +
    rect(262, 96, 276, 594, 12, sheet.pattern(8, 8, circle(2, 2, 1.2, '#2a3037') + circle(6, 6, 1.2, '#2a3037'))) +
    repeat(found.fans, (at) => one(`translate(400 ${(116 + step * (at + 0.5)).toFixed(0)}) scale(${found.fans === 3 ? 1.12 : 1.5})`)) +
    glassShine(sheet, { x: 262, y: 96, w: 276, h: 594, r: 12 }, 0.14) +
    group('transform="translate(276 62)"', topPorts(accent, 250)) +
    text({ x: 400, y: 711, value: brand, size: 15, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 200 })
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent } = params;
  const one = sheet.symbol(fan(sheet, accent, found.second, found.spin));
  const side: readonly [Point, Point, Point, Point] = [
    [84, 150],
    [496, 110],
    [496, 716],
    [84, 650],
  ];
  const face: readonly [Point, Point, Point, Point] = [
    [496, 110],
    [716, 158],
    [716, 640],
    [496, 716],
  ];
  const step = 480 / found.fans;
  return (
    shadowOf('M90 660L496 722 712 648 330 580z', 20, 0.44) +
    path(polygon([84, 150], [300, 96], [716, 158], [496, 112]), bodyDown(sheet, body)) +
    path(polygon([120, 148], [300, 108], [470, 116], [400, 124]), '#000', 'opacity=".18"') +
    path(polygon(...side), sheet.linear('across', [0, body.dark], [1, body.base])) +
    onFace(
      sheet,
      [
        [102, 166],
        [480, 130],
        [480, 694],
        [102, 634],
      ],
      320,
      480,
      inside(sheet, params, found) + glassShine(sheet, { x: 0, y: 0, w: 320, h: 480 }, 0.2),
    ) +
    path(polygon(...face), sheet.linear('across', [0, mix(body.base, body.light, 0.5)], [0.4, body.base], [1, body.dark])) +
    onFace(
      sheet,
      [
        [516, 140],
        [700, 176],
        [700, 626],
        [516, 690],
      ],
      190,
      520,
      rect(0, 0, 190, 520, 0, '#0a0c0f') +
        repeat(found.fans, (at) => one(`translate(95 ${(20 + step * (at + 0.5)).toFixed(0)}) scale(${found.fans === 3 ? 0.96 : 1.1})`)) +
        glassShine(sheet, { x: 0, y: 0, w: 190, h: 520 }, 0.14),
    ) +
    stroke('M84 150L496 111 716 158M496 111V716', '#fff', 2, 'opacity=".45"') +
    path('M110 654l60 10v18l-60-10zM420 704l60 10v14l-60-10zM640 664l50-16v14l-50 17z', '#0d0f12')
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent } = params;
  return (
    rect(0, 40, 748, 800, 30, sheet.linear('diagonal', [0, mix(body.base, body.light, 0.6)], [1, body.dark])) +
    rim(1, 42, 745, 798, 29, '#fff', 0.4, 2.5) +
    group('transform="translate(30 52) scale(1.6)"', topPorts(accent, 420)) +
    group(
      `clip-path="${sheet.clip(rect(0, 140, 700, 660, 0, '#000'))}"`,
      group('transform="translate(-10 140) scale(2.22)"', inside(sheet, params, found)),
      glassShine(sheet, { x: 0, y: 140, w: 700, h: 660 }, 0.16),
    ) +
    stroke('M0 139H701V800', darken(body.dark, 0.4), 3) +
    circle(724, 166, 9, '#9aa1a9', 'stroke="#3b4249" stroke-width="2"') +
    ellipse(724, 166, 5, 2, '#3b4249')
  );
};

/** Desktop computer: front with fans, side glass, close-up of the inside. */
export const desktop = illustration('desktop', { front, angle, detail: framed(detail) });
