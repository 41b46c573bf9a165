import { ellipse, lighten, repeat } from './kit.ts';
import { badge, cylinder, floor, illustrate, packed, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const screw = (s: Sketch, x: number, y: number, w: number, h: number): string =>
  `<path d="M${x - w / 2} ${y}H${x + w / 2}V${y + h}L${x + w * 0.28} ${y + h + w * 0.16}H${x - w * 0.28}L${x - w / 2} ${y + h}Z" fill="${tube(s)}"/>
    <path d="${repeat(4, (i) => `M${x - w / 2 - 4} ${y + 14 + (i * h) / 4}l${w + 8} ${h * 0.09}`)}" stroke="#59626b" stroke-width="9" stroke-linecap="round"/>${ellipse(x, y + h + w * 0.16, w * 0.16, 10, '#15181b')}`;

const halo = (s: Sketch, y: number): string =>
  `<circle cx="400" cy="${y}" r="330" fill="${s.glow(`${lighten(s.accent, 0.5)}aa`, `${lighten(s.accent, 0.6)}44 55`, '#ffffff00')}"/>`;

const shine = (s: Sketch): string => s.ball('#ffffff', lighten(s.accent, 0.82), lighten(s.accent, 0.5));

const pear = (s: Sketch): string =>
  `${halo(s, 310)}<path d="M400 90C540 90 610 196 610 300C610 390 540 440 512 520H288C260 440 190 390 190 300C190 196 260 90 400 90Z" fill="${shine(s)}" stroke="#c9d0d6" stroke-width="3"/>
    <path d="M292 516H508L486 600H314Z" fill="${cylinder(s)}"/>${badge(s, 400, 570, 26, { maxWidth: 160 })}${screw(s, 400, 598, 150, 96)}
    <path d="M250 220Q290 140 370 126" stroke="#fff" stroke-width="20" stroke-linecap="round" fill="none" opacity=".9"/>`;

const candle = (s: Sketch): string =>
  `${halo(s, 310)}<path d="M400 60C440 150 516 240 516 350C516 420 480 470 462 520H338C320 470 284 420 284 350C284 240 360 150 400 60Z" fill="${shine(s)}" stroke="#c9d0d6" stroke-width="3"/>
    <path d="M338 516H462L448 612H352Z" fill="${cylinder(s)}"/>${badge(s, 400, 576, 18, { maxWidth: 96 })}${screw(s, 400, 610, 104, 86)}
    <path d="M330 300Q344 220 386 160" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".9"/>`;

const spot = (s: Sketch): string =>
  `${halo(s, 210)}${ellipse(400, 210, 262, 96, s.glow('#ffffff', lighten(s.accent, 0.6), lighten(s.accent, 0.35)), 'stroke="#8f99a2" stroke-width="10"')}
    ${ellipse(400, 210, 190, 66, 'none', 'stroke="#fff" stroke-width="4" opacity=".8"')}<path d="M138 214Q150 420 300 520H500Q650 420 662 214A262 96 0 0 1 138 214Z" fill="${cylinder(s)}"/>
    ${badge(s, 400, 420, 32, { maxWidth: 240 })}<path d="M308 518H492V610Q492 640 462 640H338Q308 640 308 610Z" fill="${s.across('#c9d0d6', '#fbfcfd 30', '#aeb7bf')}"/>
    <path d="M344 640h24v60q-12 20-24 0zM432 640h24v60q-12 20-24 0z" fill="${tube(s)}"/>`;

const artwork = (s: Sketch): string => [pear, candle, spot][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('bulb', {
  front: (s) => `${floor(s, 400, 740, 130, 16)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.7, 400, 520, artwork(s)),
});
