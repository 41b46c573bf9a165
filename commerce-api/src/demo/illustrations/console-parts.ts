import { circle, darken, edge, glassShine, lighten, mix, path, rect, stroke, text, wallpaper } from './kit.ts';
import type { IllustrationParams, Sheet } from './kit.ts';
import { thumbStick } from './gamepad.ts';

/** Handheld with its screen, drawn in 0,0…740×310. */
export function handheld(sheet: Sheet, { body, accent, brand }: IllustrationParams): string {
  const stick = sheet.symbol(thumbStick(sheet, accent));
  const grip = (colour: string): string => sheet.linear('diagonal', [0, lighten(colour, 0.35)], [0.4, colour], [1, darken(colour, 0.4)]);
  const key = (x: number, y: number, letter: string): string =>
    circle(x, y + 2, 15, '#000', 'opacity=".4"') +
    circle(x, y, 14.5, sheet.linear('down', [0, '#4a5159'], [1, '#14171a'])) +
    text({ x, y: y + 5.5, value: letter, size: 15, anchor: 'middle', fill: '#f2f4f5' });
  return (
    rect(112, 4, 516, 302, 14, sheet.linear('down', [0, '#4a525b'], [0.1, '#1c2024'], [1, '#08090b'])) +
    path('M118 2H64Q4 2 4 62V248Q4 308 64 308H118z', grip(body.base)) +
    path('M622 2h54q60 0 60 60V248q0 60-60 60H622z', grip(mix(body.base, accent, 0.75))) +
    stroke('M12 80Q12 10 70 9H118M728 80Q728 10 670 9H622', '#fff', 3, 'opacity=".4"') +
    rect(124, 14, 492, 282, 10, '#050607') +
    wallpaper(sheet, { x: 138, y: 26, w: 464, h: 250, r: 4 }) +
    rect(160, 220, 130, 40, 8, '#0a0d11', 'opacity=".75"') +
    text({ x: 225, y: 246, value: 'GRAJ', size: 20, anchor: 'middle', fill: '#fff', tracking: 2 }) +
    rect(302, 220, 40, 40, 8, accent, 'opacity=".9"') +
    path('M316 230v20l16-10z', '#fff') +
    glassShine(sheet, { x: 138, y: 26, w: 464, h: 250, r: 4 }, 0.14) +
    text({ x: 370, y: 290, value: brand, size: 9, anchor: 'middle', fill: '#9aa3ab', tracking: 2 }) +
    stick('translate(61 88) scale(.66)') +
    stick('translate(679 196) scale(.66)') +
    key(679, 58, 'X') +
    key(679, 118, 'B') +
    key(649, 88, 'Y') +
    key(709, 88, 'A') +
    path('M52 168h18v18h18v18H70v18H52v-18H34v-18h18z', sheet.linear('down', [0, '#4a5159'], [1, '#14171a'])) +
    rect(84, 28, 20, 5, 2, '#14171a') +
    path('M642 28h14v5h-14zM646.500 23.500h5v14h-5z', '#14171a') +
    circle(84, 262, 9, '#14171a') +
    circle(656, 262, 9, '#14171a', 'stroke="#fff" stroke-opacity=".6" stroke-width="1.5"')
  );
}

/** Game controller drawn small, around 0,0 and about 280 wide. */
export const smallPad = (sheet: Sheet, { body, accent }: IllustrationParams): string => {
  const stick = sheet.symbol(thumbStick(sheet, accent));
  const hull = 'M-104-50Q-60-76-36-60H36Q60-76 104-50 146 10 140 66 130 104 100 84L66 44H-66L-100 84Q-130 104-140 66-146 10-104-50z';
  return (
    path(hull, '#000', 'opacity=".3" transform="translate(4 10)"') +
    path(hull, sheet.linear('down', [0, body.light], [0.5, body.base], [1, body.dark]), edge(body)) +
    rect(-34, -54, 68, 36, 8, '#14171b') +
    stroke('M-38-50v24M38-50v24', accent, 3) +
    stick('translate(-44 16) scale(.46)') +
    stick('translate(44 16) scale(.46)') +
    path('M-90-34h12v10h10v12h-10v10h-12v-10h-10v-12h10z', '#23282d') +
    [
      [84, -34],
      [100, -18],
      [84, -2],
      [68, -18],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 7, '#23282d'))
      .join('')
  );
};
