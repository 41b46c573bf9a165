import { circle, darken, ellipse, group, lighten, mix, path, rect, repeat, stroke, text } from './kit.ts';
import type { IllustrationParams, Sheet } from './kit.ts';

const LAMPS = [
  'M-7 4a10 10 0 0 1 14 0M-4 8a5 5 0 0 1 8 0',
  'M-8 0h16M0-8v16M-6-6a8 8 0 1 0 12 0',
  'M-8-5h16v9h-16zM-3 8h6',
  'M0-8v8M-6-4a8 8 0 1 0 12 0',
] as const;

const ethernet = (x: number, y: number, k: number, colour: string): string =>
  group(
    `transform="translate(${x} ${y}) scale(${k})"`,
    rect(-24, -20, 48, 42, 3, colour),
    path('M-17-13h34v26h-8v6h-18v-6h-8z', '#07080a'),
    stroke('M-12-11v7M-7-11v7M-2-11v7M3-11v7M8-11v7M13-11v7', '#d8a657', 2),
    rect(-17, 15, 6, 4, 1, '#5de08a'),
    rect(11, 15, 6, 4, 1, '#f2a33a'),
  );

/** Antenna that stands on 0,0. */
export const antenna = (sheet: Sheet, { body, accent }: IllustrationParams): string =>
  path(
    'M-13 0L-10-262q0-12 10-12t10 12L13 0z',
    sheet.linear(
      'across',
      [0, darken(body.dark, 0.2)],
      [0.3, mix(body.base, body.light, 0.8)],
      [0.55, body.base],
      [1, darken(body.dark, 0.2)],
    ),
  ) +
  rect(-16, -14, 32, 40, 8, darken(body.dark, 0.25)) +
  rect(-10, -240, 20, 4, 0, accent, 'opacity=".8"');

/** Row of signal lamps. */
export const lamps = (x: number, y: number, k: number, step: number, accent: string): string =>
  LAMPS.map((d, at) =>
    group(
      `transform="translate(${x + at * step} ${y}) scale(${k})"`,
      stroke(d, at === 2 ? '#79838d' : lighten(accent, 0.25), 2.2, 'stroke-linecap="round"'),
    ),
  ).join('');

/** One tower of a mesh pair, standing on 0,0. */
export function meshTower(sheet: Sheet, params: IllustrationParams, x: number, y: number, k: number): string {
  const { body, accent, brand } = params;
  const hull = sheet.linear(
    'across',
    [0, body.dark],
    [0.12, mix(body.base, body.light, 0.4)],
    [0.32, body.light],
    [0.6, body.base],
    [1, body.dark],
  );
  return group(
    `transform="translate(${x} ${y}) scale(${k})"`,
    path('M-130-400V0q0 44 130 44T130 0V-400z', hull) +
      path('M-130-60V0q0 44 130 44T130 0V-60q0 44-130 44T-130-60z', darken(body.dark, 0.1), 'opacity=".55"') +
      ellipse(0, -400, 130, 44, sheet.linear('down', [0, lighten(body.light, 0.3)], [1, body.base])) +
      ellipse(0, -402, 112, 36, mix(body.base, body.dark, 0.3)) +
      repeat(5, (at) =>
        ellipse(0, -402, 100 - at * 19, 32 - at * 6, 'none', `stroke="${darken(body.dark, 0.2)}" stroke-width="4" opacity=".5"`),
      ) +
      stroke('M-60-2q60 20 120 0', accent, 12, 'opacity=".3" stroke-linecap="round"') +
      stroke('M-60-2q60 20 120 0', lighten(accent, 0.3), 5, 'stroke-linecap="round"') +
      text({ x: 0, y: -190, value: brand, size: 27, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 190 }),
  );
}

/** Back with sockets, drawn in 0,0…620×150. */
export const sockets = (sheet: Sheet, { body }: IllustrationParams, accent: string): string =>
  rect(0, 0, 620, 150, 18, sheet.linear('down', [0, mix(body.base, body.light, 0.3)], [1, mix(body.base, body.dark, 0.6)])) +
  ethernet(150, 66, 1.15, '#2f80ed') +
  repeat(4, (at) => ethernet(232 + at * 68, 66, 1.15, '#f2c230')) +
  text({ x: 150, y: 122, value: 'WAN', size: 15, anchor: 'middle', fill: body.ink }) +
  repeat(4, (at) => text({ x: 232 + at * 68, y: 122, value: `LAN ${at + 1}`, size: 15, anchor: 'middle', fill: body.ink })) +
  circle(62, 66, 21, '#0a0c0e', 'stroke="#7d868e" stroke-width="3"') +
  circle(62, 66, 5, '#d8a657') +
  rect(512, 52, 64, 26, 3, '#0a0c0e', 'stroke="#8d949b" stroke-width="2"') +
  rect(518, 66, 52, 9, 1, accent);
