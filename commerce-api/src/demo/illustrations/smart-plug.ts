import { circle, lighten } from './kit.ts';
import { at, badge, bar, enamel, floor, illustrate, packed, shaded, signal, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Socket with its earth pin. */
const socket = (s: Sketch, r: number): string =>
  circle(0, 0, r, s.ball('#fbfcfd', s.body.base, s.body.dark), `stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="3"`) +
  circle(0, 0, r * 0.8, s.glow('#59626b', '#8f99a2 60', '#c9d0d6')) +
  circle(-r * 0.36, 0, r * 0.13, '#0b0d10') +
  circle(r * 0.36, 0, r * 0.13, '#0b0d10') +
  circle(0, -r * 0.52, r * 0.12, bar(s));

const single = (s: Sketch): string =>
  `<path d="M560 250L690 290V540L560 580Z" fill="${shaded(s)}"/><path d="M686 350h70q14 17 0 34h-70zM686 450h70q14 17 0 34h-70z" fill="${bar(s)}"/>
    <rect x="130" y="150" width="480" height="520" rx="120" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>${at(370, 390, socket(s, 190))}
    <rect x="340" y="612" width="60" height="22" rx="11" fill="${signal(s)}"/>${badge(s, 370, 190, 28, { maxWidth: 220 })}<path d="M170 270Q180 190 250 186" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" opacity=".6"/>`;

const strip = (s: Sketch): string =>
  `<path d="M700 430Q770 430 764 520Q756 640 640 640H560" fill="none" stroke="#23282d" stroke-width="24" stroke-linecap="round"/>
    <rect x="40" y="320" width="680" height="220" rx="46" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>${[150, 320, 490].map((x) => at(x, 430, socket(s, 76))).join('')}
    ${[150, 320, 490].map((x, i) => `<rect x="${x - 18}" y="346" width="36" height="12" rx="6" fill="${i === s.seed % 3 ? lighten(s.accent, 0.1) : signal(s)}"/>`).join('')}
    <rect x="600" y="380" width="84" height="26" rx="8" fill="#15181b"/><rect x="600" y="420" width="84" height="26" rx="8" fill="#15181b"/>${circle(642, 490, 18, s.accent)}${badge(s, 200, 530, 18, { maxWidth: 200 })}
    <g transform="translate(470 640)"><rect x="0" y="-36" width="90" height="72" rx="20" fill="#23282d"/><path d="M-50-24H2V-10H-50zM-50 10H2V24H-50z" fill="${bar(s)}"/></g>`;

const garden = (s: Sketch): string =>
  `<path d="M180 300H620V660Q620 706 574 706H226Q180 706 180 660Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>${at(400, 500, socket(s, 160))}
    <path d="M170 290L210 110Q214 90 236 90H564Q586 90 590 110L630 290Q400 330 170 290Z" fill="${s.down('#8f99a2', '#3d454d')}"/><path d="M240 130H560L580 250Q400 276 220 250Z" fill="#fff" opacity=".14"/>
    ${badge(s, 400, 210, 36, { fill: '#ffffff', maxWidth: 280 })}<path d="M260 674h90M450 674h90" stroke="${s.accent}" stroke-width="14" stroke-linecap="round"/>${circle(560, 350, 12, s.accent)}`;

const artwork = (s: Sketch): string => [single, strip, garden][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('smart-plug', {
  front: (s) => `${floor(s, 390, 716, 270)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.8, 380, 420, artwork(s)),
});
