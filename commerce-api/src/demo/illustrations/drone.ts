import {
  circle,
  contactShadow,
  darken,
  edge,
  ellipse,
  framed,
  group,
  illustration,
  lens,
  lighten,
  mix,
  path,
  rect,
  repeat,
  rim,
  screen,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly blades: number;
  readonly twin: boolean;
  readonly spin: number;
}

const look = (sheet: Sheet): Look => ({ blades: sheet.random.pick(2, 3), twin: sheet.random.chance(0.5), spin: sheet.random.whole(0, 60) });

/** Spinning rotor seen in flight: a veil with two or three blades. */
function rotor(sheet: Sheet, accent: string, blades: number, spin: number, flat: number): string {
  const veil = sheet.radial({}, [0, '#4a525b', 0.28], [0.8, '#4a525b', 0.1], [1, '#4a525b', 0.22]);
  const blade =
    path('M0-7C40-22 100-20 128-4 132 2 128 6 120 6 80 10 40 10 0 7z', '#16191d', 'opacity=".85"') +
    path('M108-13q18 4 20 10l-3 8-17 2z', accent);
  return (
    group(
      `transform="scale(1 ${flat})"`,
      circle(0, 0, 132, veil),
      repeat(blades, (at) => `<g transform="rotate(${spin + (at * 360) / blades})">${blade}</g>`),
    ) +
    ellipse(0, 0, 17, 17 * Math.max(flat, 0.5), '#3a4149') +
    ellipse(0, -3, 12, 12 * Math.max(flat, 0.5), '#7d868e')
  );
}

const hullPaint = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear('down', [0, lighten(body.light, 0.2)], [0.35, mix(body.base, body.light, 0.4)], [0.7, body.base], [1, body.dark]);

const motor = (sheet: Sheet): string =>
  rect(-19, -10, 38, 62, 8, sheet.linear('across', [0, '#14171a'], [0.35, '#6b747d'], [0.6, '#2b3036'], [1, '#0a0c0e'])) +
  rect(-19, 14, 38, 4, 0, '#d8a657');

/** Camera on its gimbal. */
const gimbal = (sheet: Sheet, twin: boolean): string =>
  path('M-58-74h116v30q0 12-12 12h-92q-12 0-12-12z', '#22272c') +
  path('M-66-50h18v90q0 10-9 10t-9-10z', sheet.linear('across', [0, '#5d666f'], [1, '#1a1e22'])) +
  path('M48-50h18v90q0 10-9 10t-9-10z', sheet.linear('across', [0, '#4a525b'], [1, '#0d0f12'])) +
  rect(-50, -42, 100, twin ? 116 : 88, 24, sheet.linear('diagonal', [0, '#4a525b'], [0.5, '#1c2024'], [1, '#0a0c0e'])) +
  rim(-49, -41, 98, twin ? 114 : 86, 23, '#fff', 0.25) +
  lens(sheet, 0, 0, 36, '#27406e') +
  (twin ? lens(sheet, -14, 52, 17, '#5b2a4a') + circle(24, 54, 6, '#0a0c0e') : '');

const front: DrawView = (sheet, params) => {
  const { blades, twin, spin } = look(sheet);
  const { body, accent, brand } = params;
  const drive = sheet.symbol(motor(sheet));
  const far = sheet.symbol(rotor(sheet, accent, blades, spin, 0.16));
  const arm = sheet.linear('down', [0, mix(body.base, body.light, 0.5)], [1, body.dark]);
  return (
    contactShadow(sheet, 400, 700, 250, 22, 0.26) +
    path('M300 350L188 300l-10 22 110 64zM500 350l112-50 10 22-110 64z', darken(body.dark, 0.05)) +
    drive('translate(182 296) scale(.8)') +
    drive('translate(618 296) scale(.8)') +
    far('translate(182 284) scale(.86)') +
    far('translate(618 284) scale(.86)') +
    path('M330 420L120 398q-14 0-14 16t14 18l200 40zM470 420l210-22q14 0 14 16t-14 18l-200 40z', arm) +
    drive('translate(124 384)') +
    drive('translate(676 384)') +
    path(
      'M112 432h24l8 110q0 8-8 8h-16q-8 0-8-8zM664 432h24l0 110q0 8-8 8h-16q-8 0-8-8z',
      sheet.linear('across', [0, '#3a4149'], [1, '#0d0f12']),
    ) +
    circle(124, 452, 6, '#e5484d') +
    circle(676, 452, 6, '#4cc38a') +
    rotorAt(sheet, accent, blades, spin, 124, 370) +
    rotorAt(sheet, accent, blades, spin + 25, 676, 370) +
    path('M296 360q10-70 104-74 94 4 104 74l16 100q4 70-60 76H340q-64-6-60-76z', hullPaint(sheet, params), edge(body)) +
    path('M316 356q14-52 84-54 70 2 84 54-84-22-168 0z', '#fff', 'opacity=".3"') +
    path('M300 420q100 30 200 0l12 60q-112 40-224 0z', '#0d0f12', 'opacity=".85"') +
    rect(318, 440, 36, 24, 10, '#050607') +
    circle(336, 452, 8, '#22324f') +
    rect(446, 440, 36, 24, 10, '#050607') +
    circle(464, 452, 8, '#22324f') +
    text({ x: 400, y: 392, value: brand, size: 25, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 160 }) +
    rect(384, 410, 32, 5, 2.5, accent) +
    group('transform="translate(400 552) scale(1.05)"', gimbal(sheet, twin))
  );
};

const rotorAt = (sheet: Sheet, accent: string, blades: number, spin: number, x: number, y: number): string =>
  group(`transform="translate(${x} ${y}) scale(.92)"`, rotor(sheet, accent, blades, spin, 0.18));

const angle: DrawView = (sheet, params) => {
  const { blades, spin } = look(sheet);
  const { body, accent, brand } = params;
  const fan = sheet.symbol(rotor(sheet, accent, blades, spin, 1));
  const hub = circle(0, 0, 30, darken(body.dark, 0.2)) + circle(0, 0, 24, sheet.linear('diagonal', [0, '#6b747d'], [1, '#14171a']));
  const arm = sheet.linear('diagonal', [0, mix(body.base, body.light, 0.6)], [1, body.dark]);
  return (
    contactShadow(sheet, 400, 590, 300, 130, 0.2) +
    path(
      'M340 310L196 176l-26 26 140 150zM460 310l144-134 26 26-140 150zM330 470L172 594l24 28 160-110zM470 470l158 124-24 28-160-110z',
      arm,
    ) +
    [
      [184, 190],
      [616, 190],
      [184, 608],
      [616, 608],
    ]
      .map(([x, y]) => group(`transform="translate(${x} ${y})"`, hub))
      .join('') +
    path('M400 186q66 0 78 90l10 110-10 150q-10 70-78 70t-78-70l-10-150 10-110q12-90 78-90z', hullPaint(sheet, params), edge(body)) +
    path('M400 196q56 0 66 84-66-26-132 0 10-84 66-84z', '#0d0f12', 'opacity=".85"') +
    circle(366, 236, 10, '#22324f') +
    circle(434, 236, 10, '#22324f') +
    path('M336 300q16-12 26-8l-8 250q-14 0-18-20z', '#fff', 'opacity=".3"') +
    rect(352, 440, 96, 130, 22, darken(body.dark, 0.1), 'opacity=".25"') +
    rect(352, 440, 96, 130, 22, 'none', `stroke="${body.ink}" stroke-opacity=".3" stroke-width="2"`) +
    repeat(4, (at) => circle(370 + at * 20, 546, 4.5, at < 3 ? accent : '#000', at < 3 ? '' : 'opacity=".3"')) +
    circle(400, 504, 14, 'none', `stroke="${body.ink}" stroke-opacity=".6" stroke-width="2.5"`) +
    text({ x: 400, y: 380, value: brand, size: 25, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 126 }) +
    path('M372 186q0-40 28-40t28 40z', '#1a1e22') +
    fan('translate(184 190) scale(1.13)') +
    fan('translate(616 190) scale(1.13) rotate(40)') +
    fan('translate(184 608) scale(1.13) rotate(70)') +
    fan('translate(616 608) scale(1.13) rotate(15)')
  );
};

const detail: DrawView = (sheet, params) => {
  const { twin } = look(sheet);
  const { body, accent, brand } = params;
  const grip = sheet.linear('down', [0, '#4a525b'], [0.3, '#23282d'], [1, '#0d0f12']);
  const stick =
    circle(0, 0, 44, '#08090b', 'stroke="#3a4149" stroke-width="3"') +
    circle(0, 0, 24, sheet.radial({ cx: 0.4, cy: 0.3 }, [0, '#6b747d'], [1, '#14171a'])) +
    circle(0, 0, 12, '#0d0f12');
  return (
    contactShadow(sheet, 400, 746, 310, 20) +
    // front of the aircraft, closer
    group(
      'transform="translate(-188 -330) scale(1.47)"',
      path('M296 360q10-70 104-74 94 4 104 74l16 100q4 70-60 76H340q-64-6-60-76z', hullPaint(sheet, params), edge(body)),
      path('M316 356q14-52 84-54 70 2 84 54-84-22-168 0z', '#fff', 'opacity=".3"'),
      path('M300 420q100 30 200 0l12 60q-112 40-224 0z', '#0d0f12', 'opacity=".85"'),
      circle(336, 452, 9, '#22324f'),
      circle(464, 452, 9, '#22324f'),
      text({ x: 400, y: 392, value: brand, size: 25, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 160 }),
      path('M290 400L214 392v46l72 22zM510 400l76-8v46l-72 22z', mix(body.base, body.dark, 0.5)),
    ) +
    group('transform="translate(400 478) scale(1.36)"', gimbal(sheet, twin)) +
    // remote control with a screen
    path('M90 590q0-30 34-30H676q34 0 34 30l30 110q6 40-36 40-46-6-70-60H166q-24 54-70 60-42 0-36-40z', grip) +
    stroke('M98 590q2-22 26-22H676q24 0 26 22', '#fff', 2, 'opacity=".3"') +
    group('transform="translate(166 626)"', stick) +
    group('transform="translate(634 626)"', stick) +
    rect(248, 574, 304, 152, 12, '#050607') +
    screen(sheet, { x: 254, y: 578, w: 292, h: 144, r: 8 }, 4, 'peaks') +
    text({ x: 272, y: 604, value: 'H 42 m', size: 15, weight: 600, fill: '#fff' }) +
    text({ x: 528, y: 604, value: '87%', size: 15, weight: 600, anchor: 'end', fill: lighten(accent, 0.4) })
  );
};

/** Drone: flying, from above, camera with the remote control. */
export const drone = illustration('drone', { front, angle, detail: framed(detail) });
