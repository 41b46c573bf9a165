import { circle, mix, repeat, usbC } from './kit.ts';
import { badge, enamel, floor, illustrate, packed, shaded, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const ports = (s: Sketch, x: number, y: number): string =>
  `${circle(x, y, 20, '#15181b')}${circle(x, y, 13, s.accent)}${usbC(x + 80, y, 46)}<rect x="${x + 130}" y="${y - 12}" width="50" height="24" rx="4" fill="#15181b"/><rect x="${x + 200}" y="${y - 12}" width="50" height="24" rx="4" fill="#15181b"/>${circle(x + 290, y, 11, '#15181b')}`;

/** A flat box that lies. */
const flat = (s: Sketch): string =>
  `<path d="M110 470L210 380H690L650 470Z" fill="${mix(s.body.base, s.body.light, 0.7)}"/><path d="M650 470L690 380V560L650 660Z" fill="${shaded(s)}"/>
    <rect x="108" y="468" width="544" height="196" rx="20" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>${ports(s, 180, 600)}${badge(s, 380, 532, 30, { maxWidth: 300 })}`;

/** A cube with round corners and a mesh around it. */
const cube = (s: Sketch): string =>
  `<path d="M560 300L660 250V650L560 700Z" fill="${shaded(s)}"/><path d="M200 300L300 250H660L560 300Z" fill="${mix(s.body.base, s.body.light, 0.7)}"/>
    <rect x="198" y="298" width="364" height="404" rx="40" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="${repeat(9, (i) => `M${240 + i * 35} 350v180`)}" stroke="#15181b" stroke-opacity=".55" stroke-width="10" stroke-linecap="round"/>${badge(s, 380, 590, 28, { maxWidth: 240 })}${ports(s, 240, 650)}`;

/** A narrow box that stands. */
const upright = (s: Sketch): string =>
  `<path d="M470 120L620 90V690L470 720Z" fill="${shaded(s)}"/><rect x="300" y="118" width="172" height="604" rx="18" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="${repeat(12, (i) => `M334 ${410 + i * 18}h104`)}" stroke="#15181b" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>${circle(386, 180, 22, '#15181b')}${circle(386, 180, 15, s.accent)}
    ${usbC(386, 250, 46)}<rect x="361" y="284" width="50" height="22" rx="4" fill="#15181b"/><rect x="361" y="320" width="50" height="22" rx="4" fill="#15181b"/>${badge(s, 386, 680, 24, { maxWidth: 140 })}`;

const artwork = (s: Sketch): string => [flat, cube, upright][s.seed % 3]?.(s) ?? '';

/** Small computer: flat, a cube, a narrow box. */
export const illustration = illustrate('mini-computer', {
  front: (s) => `${floor(s, 400, s.seed % 3 === 0 ? 676 : 726, 320, 26)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 2.1, 380, s.seed % 3 === 2 ? 260 : 580, artwork(s)),
});
