import { circle, mix, repeat } from './kit.ts';
import { badge, display, floor, illustrate, lying, packed, print, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const cord = (d: string): string => `<path d="${d}" fill="none" stroke="#23282d" stroke-width="18" stroke-linecap="round"/>`;

const straight = (s: Sketch): string =>
  `<g transform="rotate(16 400 400)">${cord('M700 440Q790 440 800 500')}
    <path d="M60 300Q50 270 90 262L420 300Q640 330 704 400V440L420 392Z" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/><path d="M80 324L400 372L400 350L80 304Z" fill="${s.down('#d9b48a', '#8a5a2b')}"/>
    <path d="M60 540Q50 566 90 572L420 520Q640 496 704 452V420L420 440Z" fill="${s.down(s.body.base, s.body.dark)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/><path d="M80 518L400 462V484L80 540Z" fill="${s.down('#d9b48a', '#8a5a2b')}"/>
    ${badge(s, 540, 388, 24, { maxWidth: 150 })}${circle(650, 410, 14, s.accent)}<path d="M110 284L400 320" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/></g>`;

const wand = (s: Sketch): string =>
  `<g transform="rotate(-34 400 400)">${cord('M724 400Q800 400 800 470')}<rect x="40" y="356" width="400" height="88" rx="44" fill="${s.down('#f4d9b8', '#c08a55 40', '#7a4a20')}"/><path d="M40 372Q60 330 120 334H430V372Z" fill="${s.down('#e9edf0', '#8f99a2')}"/>
    <path d="M420 330h40q16 0 16 16v108q0 16-16 16h-40z" fill="#15181b"/><rect x="470" y="346" width="260" height="108" rx="46" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    ${display(s, 500, 376, 74, 44, 10)}${print(537, 408, '210', 26, '#ffd9a0')}${badge(s, 640, 410, 24, { maxWidth: 130 })}${circle(594, 398, 10, s.accent)}<path d="M430 320q30-40 60 10" fill="none" stroke="#3d454d" stroke-width="16" stroke-linecap="round"/></g>`;

const automatic = (s: Sketch): string =>
  `${cord('M470 690Q500 740 590 724')}<path d="M330 330H490L470 690Q466 712 440 712H380Q354 712 350 690Z" fill="${s.across(s.body.dark, `${s.body.light} 35`, s.body.base)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M240 120Q240 76 410 76T580 120V300Q580 346 410 346T240 300Z" fill="${s.across(s.body.dark, `${s.body.light} 30`, s.body.base)}"/>
    <path d="M300 76H520V210Q410 260 300 210Z" fill="#15181b"/><rect x="372" y="86" width="76" height="150" rx="38" fill="${s.down('#f4d9b8', '#8a5a2b')}"/><path d="${repeat(4, (i) => `M366 ${110 + i * 30}q44 26 88 0`)}" fill="none" stroke="#5a3315" stroke-width="9"/>
    ${badge(s, 410, 308, 26, { maxWidth: 240 })}${display(s, 374, 400, 72, 50, 10)}${print(410, 436, '200', 26, '#ffd9a0')}${circle(410, 500, 20, s.accent)}${circle(410, 560, 14, mix(s.body.dark, '#ffffff', 0.4))}`;

const artwork = (s: Sketch): string => [straight, wand, automatic][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('hair-styler', {
  front: (s) => `${floor(s, 410, 734, 240, 22, 0.25)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, [560, 480, 410][s.seed % 3] ?? 400, [440, 340, 280][s.seed % 3] ?? 400, artwork(s)),
});
