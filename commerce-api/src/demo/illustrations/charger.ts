import { circle, ellipse, lighten, mix } from './kit.ts';
import { badge, bar, cylinder, enamel, floor, illustrate, lying, packed, print, signal, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const port = (s: Sketch, x: number, y: number, w = 92): string =>
  `<rect x="${x - w / 2}" y="${y - 17}" width="${w}" height="34" rx="17" fill="${s.down('#0b0d10', '#3a4149')}" stroke="#8a939b" stroke-width="3"/>
    <rect x="${x - w / 2 + 16}" y="${y - 4}" width="${w - 32}" height="8" rx="4" fill="#8f99a2"/>`;

const bolt = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M6-52L-30 10H-4L-12 52L30-12H4Z" fill="${fill}"/>`;

const wall = (s: Sketch): string =>
  `<path d="M96 300H236V336H96Q80 318 96 300ZM96 476H236V512H96Q80 494 96 476Z" fill="${bar(s)}"/><path d="M170 300h66v36h-66zM170 476h66v36h-66z" fill="#2b3138"/>
    <rect x="222" y="196" width="84" height="424" rx="42" fill="${s.across(s.body.dark, s.body.base)}"/>
    <rect x="258" y="170" width="420" height="476" rx="72" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M300 236Q302 206 336 206H560" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".6"/>
    ${port(s, 468, 300)}${port(s, 468, 372)}${s.seed % 2 === 0 ? `<rect x="420" y="420" width="96" height="44" rx="6" fill="#0b0d10" stroke="#8a939b" stroke-width="3"/><rect x="430" y="440" width="76" height="16" fill="${s.accent}"/>` : port(s, 468, 442)}
    ${badge(s, 468, 552, 34, { maxWidth: 300 })}${print(468, 600, 'Power Delivery', 20, s.body.ink)}${circle(620, 230, 9, s.accent)}`;

const wireless = (s: Sketch): string =>
  `<path d="M400 616C400 690 470 700 560 706S700 690 712 620" fill="none" stroke="${s.body.dark}" stroke-width="20" stroke-linecap="round"/>
    <path d="M696 560h32v70h-32z" fill="${tube(s)}"/><path d="M110 380V440A290 200 0 0 0 690 440V380Z" fill="${cylinder(s)}"/>
    ${ellipse(400, 380, 290, 200, s.slant(s.body.light, s.body.base, mix(s.body.base, s.body.dark, 0.5)), `stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"`)}
    ${ellipse(400, 380, 226, 154, 'none', `stroke="${signal(s)}" stroke-width="7" opacity=".8"`)}${ellipse(400, 380, 188, 126, 'none', `stroke="${s.body.ink}" stroke-width="2" opacity=".35"`)}
    ${bolt(400, 352, 1.1, signal(s))}${badge(s, 400, 450, 30, { maxWidth: 240 })}${circle(400, 606, 8, lighten(s.accent, 0.3))}`;

const car = (s: Sketch): string =>
  `<path d="M286 340H514L486 640Q480 690 440 700H360Q320 690 314 640Z" fill="${cylinder(s)}"/>
    <path d="M330 690H470L440 728Q400 744 360 728Z" fill="${tube(s)}"/><path d="M268 470q-24 60 12 120l26-6V462zM532 470q24 60-12 120l-26-6V462z" fill="${tube(s)}"/>
    <path d="M238 214Q238 190 262 190H538Q562 190 562 214V330Q562 356 520 360H280Q238 356 238 330Z" fill="${enamel(s)}"/>
    ${ellipse(400, 196, 162, 66, s.down('#2b3138', '#0d0f11'), `stroke="${s.accent}" stroke-width="9"`)}${port(s, 342, 196, 88)}${port(s, 458, 196, 88)}
    ${badge(s, 400, 304, 32, { maxWidth: 260 })}${print(400, 560, '12 / 24 V', 26, s.body.ink)}
    <path d="M310 356Q320 520 336 660" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".35"/>`;

const artwork = (s: Sketch): string => [wall, wireless, car][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('charger', {
  front: (s) => `${floor(s, 410, 724, 280)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) =>
    zoomed(s, 1.9, 430, s.seed % 3 === 2 ? 230 : 390, artwork(s), `<path d="M300 668h200" stroke="${lying(s)}" stroke-width="8"/>`),
});
