import { circle, lighten, mix, repeat } from './kit.ts';
import { at, badge, display, enamel, floor, illustrate, packed, shaded, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { side } from './iron.ts';

/** Water behind clear plastic, filled to two thirds. */
const water = (s: Sketch, d: string): string =>
  `<path d="${d}" fill="${s.down('#eef7fbdd', '#cfe6f2cc 30', '#7fbbe0dd 34', '#4f97c2dd')}" stroke="#5f8ca6" stroke-opacity=".6" stroke-width="2.5"/>`;

const keys = (s: Sketch, x: number, y: number): string =>
  repeat(3, (i) => circle(x + i * 54, y, 18, s.slant('#fdfdfe', '#8f979e')) + circle(x + i * 54, y, 13, i === 0 ? s.accent : '#23282d'));

const hose = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#20252a" stroke-width="20" stroke-linecap="round"/>
    <path d="${d}" fill="none" stroke="#59626b" stroke-width="5" stroke-linecap="round" stroke-dasharray="3 9"/>`;

/** Wide base with its tank in front, the iron lying on top. */
const wide = (s: Sketch): string =>
  `${hose('M690 330Q790 360 772 480T700 610')}
    <path d="M64 690L104 500Q112 462 152 462H648Q690 462 700 500L738 690Q742 724 704 724H98Q60 724 64 690Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M128 490H672" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>
    ${water(s, 'M420 520H668L694 684Q696 698 680 698H420Z')}<path d="M438 540H640" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>
    ${keys(s, 150, 590)}${display(s, 300, 560, 92, 58, 10)}${badge(s, 250, 680, 30, { maxWidth: 240 })}
    <path d="M120 462L150 438H650L684 462Z" fill="${mix(s.body.dark, '#000000', 0.3)}"/>
    <g transform="translate(108 30) scale(.68)">${side(s)}</g>`;

/** Tall narrow base behind an iron that stands before it. */
const tall = (s: Sketch): string =>
  `${hose('M470 560Q380 600 330 520T400 400')}
    <path d="M690 210L744 180V690L690 726Z" fill="${shaded(s)}"/><rect x="430" y="200" width="262" height="526" rx="34" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    ${water(s, 'M456 240Q456 226 470 226H652Q666 226 666 240V500H456Z')}<path d="M480 250V470" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>
    ${badge(s, 560, 560, 30, { maxWidth: 190 })}${keys(s, 506, 640)}
    <g transform="translate(16 330) scale(.6)">${side(s)}</g>`;

/** Wedge with a cradle in which the iron leans, its tip up. */
const cradle = (s: Sketch): string =>
  `${hose('M90 640Q20 600 40 480T150 400')}
    <path d="M80 690Q84 640 140 610L640 400Q700 380 720 430L748 690Q748 726 712 726H116Q78 726 80 690Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    ${water(s, 'M470 560L690 466L716 690Q716 702 700 702H470Z')}${keys(s, 170, 672)}${badge(s, 376, 682, 28, { maxWidth: 160 })}
    <path d="M120 612L640 392" stroke="${lighten(s.accent, 0.1)}" stroke-width="16" stroke-linecap="round"/>
    <g transform="translate(110 220) rotate(-22) scale(.78) translate(0 -110)">${side(s)}</g>`;

const artwork = (s: Sketch): string => [wide, tall, cradle][s.seed % 3]?.(s) ?? '';

/** Steam station: a base with a tank, and the iron that it feeds. */
export const illustration = illustrate('steam-station', {
  front: (s) => `${floor(s, 400, 728, 360, 30)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, 300, 600, at(0, 0, artwork(s))),
});
