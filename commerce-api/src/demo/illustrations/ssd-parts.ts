import { circle, darken, mix, path, rect, repeat, rim, stroke, text } from './kit.ts';
import type { IllustrationParams, Sheet } from './kit.ts';

/** M.2 stick lying, drawn in 0,0…720×200. */
export function stick(
  sheet: Sheet,
  { body, accent, brand }: IllustrationParams,
  print?: { readonly size: string; readonly speed: string },
): string {
  const chip = (x: number, w: number): string =>
    rect(x, 26, w, 148, 5, sheet.linear('diagonal', [0, '#3c434b'], [0.3, '#1d2125'], [1, '#0c0e10'])) +
    rim(x + 1, 27, w - 2, 146, 4, '#fff', 0.2);
  return (
    path(
      'M30 0H704q10 0 10 10V78a24 24 0 0 0 0 44v68q0 10-10 10H30V150H0V106H22V84H0V0z',
      sheet.linear('down', [0, '#1d4a3a'], [1, '#0d2a20']),
    ) +
    stroke('M60 14H700M60 186H700', '#3f8f6f', 1.5, 'stroke-dasharray="30 6 4 6"') +
    repeat(14, (at) => (at === 6 ? '' : rect(2, 6 + at * 10.4, 24, 6.5, 1, '#e2b556'))) +
    stroke('M714 74a26 26 0 0 0 0 52', '#d8a657', 5) +
    chip(52, 120) +
    chip(186, 130) +
    chip(330, 168) +
    chip(512, 168) +
    repeat(8, (at) => rect(178, 22 + at * 20, 5, 11, 1, '#b9a27a')) +
    rect(150, 14, 520, 172, 8, sheet.linear('diagonal', [0, mix(body.base, body.light, 0.75)], [0.5, body.base], [1, body.dark])) +
    rim(151, 15, 518, 170, 7, '#fff', 0.4) +
    path('M150 150L420 14H560L240 186H158q-8 0-8-8z', '#fff', 'opacity=".08"') +
    rect(150, 14, 14, 172, 6, accent) +
    (print
      ? text({ x: 190, y: 74, value: brand, size: 46, fill: body.ink, tracking: 3, maxWidth: 300 }) +
        text({ x: 190, y: 156, value: print.size, size: 50, weight: 800, fill: body.ink }) +
        text({ x: 646, y: 68, value: 'NVMe M.2', size: 25, weight: 600, anchor: 'end', fill: body.ink, opacity: 0.8 }) +
        text({ x: 646, y: 154, value: print.speed, size: 25, weight: 600, anchor: 'end', fill: body.ink, opacity: 0.8 })
      : '')
  );
}

/** Portable drive, drawn in 0,0…330×540. */
export function portable(sheet: Sheet, { body, accent, brand }: IllustrationParams, size: string): string {
  return (
    rect(0, 0, 330, 540, 52, sheet.linear('diagonal', [0, body.light], [0.4, body.base], [1, body.dark])) +
    rect(
      0,
      0,
      330,
      540,
      52,
      sheet.linear('across', [0, '#000', 0.4], [0.06, '#fff', 0.25], [0.14, '#fff', 0], [0.9, '#000', 0], [1, '#000', 0.45]),
    ) +
    rim(2, 2, 326, 536, 50, '#fff', 0.45) +
    repeat(9, (at) => path(`M20 ${330 + at * 18}L310 ${250 + at * 18}v5L20 ${335 + at * 18}z`, '#000', 'opacity=".12"')) +
    rect(120, -10, 90, 44, 14, darken(body.dark, 0.2)) +
    rect(120, 26, 90, 6, 3, accent) +
    text({ x: 165, y: 150, value: brand, size: 40, anchor: 'middle', fill: body.ink, tracking: 4, maxWidth: 240 }) +
    text({ x: 165, y: 490, value: size, size: 40, weight: 800, anchor: 'middle', fill: body.ink, opacity: 0.85 }) +
    circle(40, 500, 6, accent)
  );
}

/** Drive of 2.5 inches in its metal case, drawn in 0,0…400×560. */
export function metalCase(sheet: Sheet, { body, accent, brand }: IllustrationParams, size: string): string {
  const screw = (x: number, y: number): string => circle(x, y, 9, '#767d85') + stroke(`M${x - 5} ${y}h10`, '#2b3036', 3);
  return (
    rect(0, 0, 400, 560, 16, sheet.linear('diagonal', [0, body.light], [0.4, body.base], [1, body.dark])) +
    rim(2, 2, 396, 556, 14, '#fff', 0.5) +
    [screw(26, 26), screw(374, 26), screw(26, 534), screw(374, 534)].join('') +
    rect(52, 52, 296, 400, 8, sheet.linear('down', [0, '#fdfdfe'], [1, '#dfe4e8'])) +
    rect(52, 52, 296, 92, 8, accent) +
    text({ x: 200, y: 116, value: brand, size: 50, anchor: 'middle', fill: '#ffffff', tracking: 3, maxWidth: 260 }) +
    text({ x: 200, y: 236, value: size, size: 62, weight: 800, anchor: 'middle', fill: '#23282d' }) +
    text({ x: 200, y: 300, value: 'SATA 2,5″', size: 34, weight: 600, anchor: 'middle', fill: '#4a5159' }) +
    repeat(26, (at) => rect(86 + at * 9, 350, at % 3 === 0 ? 6 : 3, 60, 0, '#23282d')) +
    rect(110, 540, 180, 26, 3, '#15181b') +
    repeat(15, (at) => rect(120 + at * 11, 548, 6, 18, 1, '#e2b556'))
  );
}
