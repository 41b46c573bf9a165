import { mix, repeat } from './kit.ts';
import { at, badge, bar, enamel, floor, illustrate, packed, print, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const connector = (s: Sketch, small: boolean): string =>
  small
    ? `<rect x="-44" y="0" width="88" height="110" rx="34" fill="${tube(s)}" stroke="#6f767d" stroke-width="3"/><path d="M-22 16h44" stroke="#59626b" stroke-width="8" stroke-linecap="round"/>`
    : `<rect x="-74" y="0" width="148" height="150" rx="8" fill="${tube(s)}" stroke="#6f767d" stroke-width="3"/><path d="M-46 52h30v30h-30zM16 52h30v30h-30z" fill="#3d454d"/>`;

const stick = (s: Sketch): string =>
  `<g transform="rotate(24 400 400)">${at(400, 90, connector(s, false))}
    <rect x="294" y="228" width="212" height="440" rx="54" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M330 280v330" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".45"/><circle cx="400" cy="622" r="22" fill="#f3f5f7" stroke="${s.body.dark}" stroke-width="6"/>
    <rect x="384" y="268" width="32" height="12" rx="6" fill="${s.accent}"/><g transform="rotate(90 400 440)">${badge(s, 400, 452, 40, { maxWidth: 260 })}</g></g>`;

const double = (s: Sketch): string =>
  `<g transform="rotate(24 400 400)">${at(400, 90, connector(s, false))}<g transform="rotate(180 400 354)">${at(400, -4, connector(s, true))}</g>
    <rect x="304" y="226" width="192" height="386" rx="26" fill="${bar(s)}"/><path d="M304 262H496V470H304Z" fill="${s.across(s.body.dark, `${s.body.light} 30`, s.body.base)}"/>
    <g transform="rotate(90 400 366)">${badge(s, 400, 378, 36, { maxWidth: 180 })}</g><path d="M320 520h160M320 546h160" stroke="#6f767d" stroke-width="6"/></g>`;

const label = (s: Sketch, x: number, y: number, w: number, h: number, name: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="${s.slant(s.accent, mix(s.accent, '#000000', 0.45))}"/>
    ${badge(s, x + w / 2, y + 62, 38, { fill: '#ffffff', maxWidth: w - 40 })}${print(x + w / 2, y + h - 34, name, 52, '#ffffff')}`;

const sd = (s: Sketch): string =>
  `<path d="M190 110H520L610 200V690Q610 716 584 716H190Q164 716 164 690V136Q164 110 190 110Z" fill="${s.slant('#3d454d', '#1b1f23 50', '#0b0d0f')}"/>
    <path d="M164 300h-14v90h14z" fill="#c9d0d6"/><path d="${repeat(8, (i) => `M${204 + i * 42} 132v70`)}" stroke="#d9b45a" stroke-width="22"/>
    ${label(s, 196, 250, 382, 320, 'SDXC')}${print(388, 650, 'U3 · V30 · 4K', 40, '#e9eef2')}`;

const micro = (s: Sketch): string =>
  `<g transform="translate(-130 0)"><path d="M250 200H470V250L500 290V690Q500 716 474 716H250Q224 716 224 690V226Q224 200 250 200Z" fill="${s.slant('#3d454d', '#1b1f23 50', '#0b0d0f')}"/>
    ${label(s, 246, 300, 232, 240, 'microSD')}${print(362, 640, 'V30 · A2', 36, '#e9eef2')}</g>
    <g transform="translate(250 60) scale(.9)"><path d="M190 110H420L500 190V690Q500 716 474 716H190Q164 716 164 690V136Q164 110 190 110Z" fill="${s.down('#e9edf0', '#b9c2c9')}" stroke="#8f99a2" stroke-width="3"/>
    <path d="${repeat(6, (i) => `M${206 + i * 42} 132v60`)}" stroke="#d9b45a" stroke-width="20"/>${print(332, 430, 'adapter', 44, '#59626b')}${print(332, 640, 'SD', 70, '#59626b')}</g>`;

const artwork = (s: Sketch): string => [stick, double, sd, micro][s.seed % 4]?.(s) ?? '';

export const illustration = illustrate('memory', {
  front: (s) => `${floor(s, 400, 732, 240)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, s.seed % 4 < 2 ? 460 : 360, 280, artwork(s)),
});
