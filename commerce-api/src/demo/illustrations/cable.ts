import { lighten, mix } from './kit.ts';
import { at, badge, bar, floor, illustrate, lying, packed, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** A plug that points to the right from 0, 0. */
function plug(s: Sketch, wide: boolean): string {
  const h = wide ? 92 : 60;
  return `<path d="M120 ${-h * 0.3}H${wide ? 212 : 196}q10 0 10 10v${h * 0.6 - 20}q0 10-10 10H120Z" fill="${bar(s)}" stroke="#6f767d" stroke-width="2"/>
    <rect x="-10" y="${-h / 2}" width="136" height="${h}" rx="${wide ? 14 : 26}" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M-78-17H-8V17H-78Q-92 0-78-17Z" fill="${s.down(s.body.base, s.body.dark)}"/><path d="M-68-17v34M-52-17v34M-36-17v34" stroke="#000" stroke-opacity=".3" stroke-width="4"/>
    ${badge(s, 58, 8, 20, { maxWidth: 110 })}`;
}

/** The cord along a path, braided for some. */
const cord = (s: Sketch, d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${s.body.dark}" stroke-width="${width}" stroke-linecap="round"/>
    <path d="${d}" fill="none" stroke="${mix(s.body.base, s.body.light, 0.4)}" stroke-width="${width * 0.72}" stroke-linecap="round"/>
    <path d="${d}" fill="none" stroke="${mix(s.body.dark, s.accent, 0.5)}" stroke-width="${width * 0.7}" stroke-dasharray="5 11" opacity=".45"/>
    <path d="${d}" fill="none" stroke="${lighten(s.body.light, 0.3)}" stroke-width="${width * 0.16}" stroke-linecap="round" opacity=".55"/>`;

const rings = 'M250 470A190 190 0 1 1 590 470A186 186 0 1 1 232 452A204 204 0 1 1 606 474';

const strap = (s: Sketch): string =>
  `<path d="M382 136h76q10 0 10 10v96q0 10-10 10h-76q-10 0-10-10v-96q0-10 10-10z" fill="${s.across('#23282d', '#59626b 40', '#15181b')}"/><path d="M380 184h80" stroke="${s.accent}" stroke-width="12"/>`;

const round = (s: Sketch): string =>
  `${cord(s, `${rings}Q590 600 470 640`, 26)}${strap(s)}${at(420, 652, `<g transform="rotate(6)">${plug(s, false)}</g>`)}<g transform="translate(330 566) rotate(174)">${plug(s, false)}</g>`;

const flat = (s: Sketch): string =>
  `${cord(s, 'M190 250H560Q640 250 640 320T560 390H240Q160 390 160 460T240 530H480', 30)}
    <g transform="translate(200 250) rotate(180) scale(.86)">${plug(s, false)}</g>${at(480, 530, plug(s, false))}`;

const video = (s: Sketch): string =>
  `${cord(s, 'M300 240Q120 250 130 400T330 560H470', 40)}${cord(s, 'M300 240H420', 40)}${at(410, 240, `<g transform="scale(1.25)">${plug(s, true)}</g>`)}
    ${at(450, 560, `<g transform="scale(1.25)">${plug(s, true)}</g>`)}`;

const artwork = (s: Sketch): string => [round, flat, video][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('cable', {
  front: (s) => `${floor(s, 410, 710, 280, 22, 0.25)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 2.1, 520, s.seed % 3 === 0 ? 640 : 540, artwork(s)),
});
