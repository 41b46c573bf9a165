import {
  bodyDown,
  circle,
  contactShadow,
  darken,
  display,
  framed,
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
  shadowOf,
  softShadow,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';

interface Look {
  readonly charge: number;
  readonly capacity: string;
  readonly ribs: boolean;
}

const look = (sheet: Sheet): Look => ({
  charge: sheet.random.whole(46, 98),
  capacity: sheet.random.pick('10 000 mAh', '20 000 mAh', '26 800 mAh'),
  ribs: sheet.random.chance(0.4),
});

const usbA = (x: number, y: number, w: number): string =>
  rect(x - w / 2, y - w * 0.22, w, w * 0.44, 3, '#0a0c0e', `stroke="#8d949b" stroke-width="${w * 0.05}"`) +
  rect(x - w * 0.42, y - w * 0.02, w * 0.84, w * 0.16, 1, '#2f80ed');

/** Big face, drawn in 0,0…330×640; `small` leaves out the smallest print. */
function face(sheet: Sheet, { body, accent, brand }: IllustrationParams, found: Look, small = false): string {
  return (
    rect(
      0,
      0,
      330,
      640,
      44,
      sheet.linear(
        'across',
        [0, body.dark],
        [0.04, mix(body.base, body.light, 0.9)],
        [0.12, mix(body.base, body.light, 0.35)],
        [0.8, body.base],
        [0.96, mix(body.base, body.dark, 0.6)],
        [1, body.dark],
      ),
    ) +
    rect(10, 10, 310, 620, 38, sheet.linear('diagonal', [0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#000', 0.16])) +
    rim(1.5, 1.5, 327, 637, 43, '#fff', 0.4) +
    (found.ribs ? repeat(18, (at) => rect(30, 250 + at * 14, 270, 4, 2, '#000', 'opacity=".13"')) : '') +
    display(sheet, { x: 40, y: 46, w: 250, h: 120, r: 22 }) +
    text({
      x: 150,
      y: 134,
      value: String(found.charge),
      size: 82,
      weight: 600,
      anchor: 'middle',
      fill: lighten(accent, 0.55),
      tracking: 2,
    }) +
    text({ x: 212, y: 134, value: '%', size: 34, weight: 600, fill: lighten(accent, 0.4) }) +
    path('M262 66l-12 20h9l-4 18 16-24h-9l5-14z', '#ffd54a') +
    text({ x: 165, y: 330, value: brand, size: 40, anchor: 'middle', fill: body.ink, tracking: 4, maxWidth: 250 }) +
    text({ x: 165, y: 560, value: found.capacity, size: 25, weight: 600, anchor: 'middle', fill: body.ink, opacity: 0.8 }) +
    (small
      ? ''
      : text({ x: 165, y: 592, value: 'PD 65 W', size: 19, weight: 600, anchor: 'middle', fill: body.ink, opacity: 0.6, tracking: 1.5 }))
  );
}

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return (
    contactShadow(sheet, 400, 742, 210, 22) +
    rect(560, 190, 12, 56, 5, metal(sheet, 'down', params.body.base)) +
    rect(234, 80, 332, 648, 46, darken(params.body.dark, 0.25)) +
    group('transform="translate(236 76)"', face(sheet, params, found))
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent } = params;
  const top: readonly [Point, Point, Point, Point] = [
    [86, 300],
    [330, 206],
    [560, 470],
    [300, 590],
  ];
  return (
    shadowOf('M92 396L300 672 556 552 330 330z', 24, 0.4) +
    path('M86 300v78q0 10 6 18l208 276V590z', sheet.linear('across', [0, mix(body.base, body.light, 0.2)], [1, body.dark])) +
    path(
      'M300 590l260-120v76q0 8-8 12L300 672z',
      sheet.linear('across', [0, mix(body.base, body.light, 0.4)], [1, mix(body.base, body.dark, 0.5)]),
    ) +
    onFace(
      sheet,
      [
        [300, 590],
        [560, 470],
        [560, 552],
        [300, 672],
      ],
      330,
      84,
      usbC(70, 42, 56) + usbC(154, 42, 56) + usbA(248, 42, 70),
    ) +
    path(polygon(...top), bodyDown(sheet, body)) +
    group('transform="matrix(.74 -.285 .36 .453 86 300)"', face(sheet, params, found, true)) +
    stroke('M300 590l260-120', '#fff', 2.4, 'opacity=".5"') +
    stroke('M352 612q-70 90 60 110 150 14 206-90', '#1b1e22', 11, 'stroke-linecap="round"') +
    stroke('M352 608q-70 88 60 108', '#fff', 2, 'opacity=".25"') +
    rect(334, 594, 36, 30, 6, '#24282d', 'transform="rotate(-24 352 609)"') +
    group(
      'transform="translate(560 150) rotate(10)"',
      softShadow(6, 10, 170, 366, 30, 12, 0.3),
      rect(0, 0, 176, 370, 30, '#15181c'),
      screen(sheet, { x: 3, y: 3, w: 170, h: 364, r: 28 }, 5),
      circle(88, 170, 46, '#000', 'opacity=".4"'),
      circle(88, 170, 40, 'none', `stroke="#fff" stroke-opacity=".3" stroke-width="6"`),
      circle(88, 170, 40, 'none', `stroke="${accent}" stroke-width="6" stroke-dasharray="170 252" transform="rotate(-90 88 170)"`),
      path('M94 142l-22 32h14l-6 26 24-34h-15z', '#fff'),
    ) +
    rect(576, 560, 30, 46, 6, '#24282d', 'transform="rotate(10 590 580)"')
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, accent } = params;
  const leds = Math.round(found.charge / 25);
  return (
    contactShadow(sheet, 400, 690, 400, 26) +
    path('M40 330L120 210H680L760 330z', bodyDown(sheet, body)) +
    group(
      'transform="matrix(1 0 0 .3 0 147)"',
      text({ x: 400, y: 460, value: params.brand, size: 92, anchor: 'middle', fill: body.ink, tracking: 8, opacity: 0.8, maxWidth: 460 }),
    ) +
    rect(
      30,
      322,
      740,
      350,
      70,
      sheet.linear('down', [0, lighten(body.light, 0.3)], [0.08, mix(body.base, body.light, 0.4)], [0.6, body.base], [1, body.dark]),
    ) +
    rim(32, 324, 736, 346, 68, '#fff', 0.5, 2.5) +
    rect(70, 380, 660, 236, 40, darken(body.dark, 0.1), 'opacity=".14"') +
    usbC(190, 470, 130) +
    usbC(364, 470, 130) +
    usbA(578, 470, 180) +
    text({ x: 190, y: 560, value: 'USB-C 1', size: 24, weight: 600, anchor: 'middle', fill: body.ink }) +
    text({ x: 364, y: 560, value: 'USB-C 2', size: 24, weight: 600, anchor: 'middle', fill: body.ink }) +
    text({ x: 578, y: 560, value: 'USB-A 22,5 W', size: 24, weight: 600, anchor: 'middle', fill: body.ink }) +
    repeat(4, (at) => circle(340 + at * 40, 648, 7, at < leds ? accent : '#000', at < leds ? '' : 'opacity=".25"')) +
    text({ x: 277, y: 404, value: 'IN / OUT', size: 18, weight: 600, anchor: 'middle', fill: body.ink, tracking: 3, opacity: 0.7 })
  );
};

/** Power bank: face with charge, charging a phone, close-up of the ports. */
export const powerbank = illustration('powerbank', { front, angle, detail: framed(detail) });
