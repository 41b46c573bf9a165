import {
  bodyDown,
  circle,
  contactShadow,
  ellipse,
  framed,
  group,
  illustration,
  mix,
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
import { antenna, lamps, meshTower, sockets } from './router-parts.ts';

interface Look {
  readonly mesh: boolean;
  readonly antennas: number;
}

function look(sheet: Sheet, { form }: IllustrationParams): Look {
  const mesh = sheet.random.chance(0.35);
  return { mesh: form === undefined ? mesh : form === 'mesh', antennas: sheet.random.pick(4, 6) };
}

const front: DrawView = (sheet, params) => {
  const { mesh, antennas } = look(sheet, params);
  const { body, accent, brand } = params;
  if (mesh)
    return (
      contactShadow(sheet, 250, 700, 190, 26) +
      contactShadow(sheet, 566, 700, 190, 26) +
      meshTower(sheet, params, 566, 652, 1.06) +
      meshTower(sheet, params, 252, 660, 1.22)
    );
  const one = sheet.symbol(antenna(sheet, params));
  const tall = 1.3;
  return (
    contactShadow(sheet, 400, 676, 370, 24) +
    repeat(antennas, (at) => {
      const share = at / (antennas - 1);
      return one(`translate(${(120 + share * 560).toFixed(0)} 520) rotate(${(-14 + share * 28).toFixed(1)}) scale(${tall})`);
    }) +
    path('M110 500H690q50 0 66 60H44q16-60 66-60z', sheet.linear('down', [0, body.light], [1, mix(body.base, body.dark, 0.1)])) +
    repeat(9, (at) => stroke(`M${250 + at * 34} 512l${-8 + at * 2} 34`, '#000', 5, 'opacity=".28" stroke-linecap="round"')) +
    path(
      'M44 560H756v60q0 44-50 44H94q-50 0-50-44z',
      sheet.linear('down', [0, mix(body.base, body.light, 0.5)], [0.25, body.base], [1, body.dark]),
    ) +
    stroke('M46 561H754', '#fff', 2.5, 'opacity=".6"') +
    lamps(110, 612, 1.15, 48, accent) +
    text({ x: 720, y: 624, value: brand, size: 27, anchor: 'end', fill: body.ink, tracking: 3, maxWidth: 250 }) +
    rect(340, 650, 120, 5, 2.5, accent) +
    rect(120, 660, 70, 14, 5, '#0d0f12') +
    rect(610, 660, 70, 14, 5, '#0d0f12')
  );
};

const angle: DrawView = (sheet, params) => {
  const { mesh, antennas } = look(sheet, params);
  const { body, accent, brand } = params;
  const one = sheet.symbol(antenna(sheet, params));
  const top: readonly [Point, Point, Point, Point] = [
    [70, 470],
    [470, 350],
    [744, 470],
    [350, 630],
  ];
  const ring = (x: number, y: number): string =>
    repeat(3, (at) =>
      ellipse(x, y, 60 + at * 46, 20 + at * 15, 'none', `stroke="${accent}" stroke-width="3" opacity="${0.5 - at * 0.14}"`),
    );
  if (mesh) {
    return (
      contactShadow(sheet, 210, 700, 150, 24) +
      contactShadow(sheet, 560, 712, 220, 30) +
      ring(210, 330) +
      meshTower(sheet, params, 210, 668, 0.72) +
      group(
        'transform="translate(330 270)"',
        ellipse(220, 428, 210, 30, '#000', 'opacity=".12"'),
        rect(20, 0, 400, 430, 60, sheet.linear('across', [0, body.dark], [0.2, body.light], [0.6, body.base], [1, body.dark])),
        group('transform="translate(40 240) scale(.58)"', sockets(sheet, params, accent)),
        text({ x: 220, y: 120, value: brand, size: 30, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 260 }),
        repeat(8, (at) => rect(120 + at * 26, 170, 12, 34, 6, '#000', 'opacity=".25"')),
      )
    );
  }
  return (
    shadowOf('M76 526L350 676 738 528 470 430z', 24, 0.42) +
    repeat(antennas / 2, (at) =>
      one(`translate(${180 + at * (380 / antennas) * 1.6} ${450 - at * (110 / antennas) * 1.6}) rotate(${-10 + at * 7}) scale(1.15)`),
    ) +
    path(
      'M70 470v44q0 8 8 14l272 150V630z',
      sheet.linear('across', [0, mix(body.base, body.light, 0.4)], [1, mix(body.base, body.dark, 0.4)]),
    ) +
    path('M350 630L744 470v48q0 6-8 12L350 678z', sheet.linear('across', [0, body.base], [1, body.dark])) +
    path(polygon(...top), bodyDown(sheet, body)) +
    path('M210 470L470 394 606 468 352 566z', '#000', 'opacity=".08"') +
    seam('M70 470L407 490 744 470M407 490L350 630M407 490L470 350', 0.13) +
    group(
      'transform="matrix(.93 -.3 .55 .4 360 520)"',
      text({ x: 0, y: 26, value: brand, size: 32, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 220, opacity: 0.85 }),
      lamps(-110, 84, 1, 40, accent),
    ) +
    repeat(6, (at) => stroke(`M${150 + at * 26} ${464 - at * 8}l46 22`, '#000', 5, 'opacity=".22" stroke-linecap="round"')) +
    repeat(antennas / 2, (at) => one(`translate(${660 - at * 130} ${540 + at * 52}) rotate(${14 - at * 6}) scale(1.15)`)) +
    stroke('M72 470L350 630 742 471', '#fff', 2.2, 'opacity=".55"')
  );
};

const detail: DrawView = (sheet, params) => {
  const { mesh } = look(sheet, params);
  const { body, accent, brand } = params;
  const plug =
    path('M-22 0h44v54h-44z', '#dfe5ea', 'opacity=".85"') +
    path('M-26 46h52v34q0 8-8 8h-36q-8 0-8-8z', '#2f80ed') +
    stroke('M0 88q0 90 60 140', '#2f80ed', 18);
  const one = sheet.symbol(antenna(sheet, params));
  return (
    contactShadow(sheet, 400, 640, 390, 24) +
    (mesh ? '' : repeat(3, (at) => one(`translate(${150 + at * 250} 330) rotate(${-6 + at * 6}) scale(1.1)`))) +
    path('M24 360L90 290H710L776 360z', bodyDown(sheet, body)) +
    text({ x: 400, y: 342, value: brand, size: 30, anchor: 'middle', fill: body.ink, tracking: 5, maxWidth: 380, opacity: 0.8 }) +
    group('transform="translate(24 360) scale(1.213 1.8)"', rect(0, 0, 620, 150, 18, mix(body.base, body.dark, 0.3))) +
    group('transform="translate(24 372) scale(1.213 1.45)"', sockets(sheet, params, accent)) +
    rim(25, 361, 750, 268, 22, '#fff', 0.35, 2.5) +
    group('transform="translate(206 488) scale(1.1)"', plug) +
    circle(716, 590, 8, accent) +
    text({ x: 676, y: 597, value: 'WPS', size: 19, anchor: 'end', fill: body.ink })
  );
};

/** Router: with antennas or as a mesh pair, turned, close-up of the sockets. */
export const router = illustration('router', { front, angle, detail: framed(detail) });
