import { circle, lighten, metal, repeat } from './kit.ts';
import { at, badge, cylinder, display, floor, illustrate, packed, print, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Two rows of steel teeth, `width` wide, their tips at y 0. */
const blade = (s: Sketch, x: number, width: number): string =>
  `<path d="M${x - width / 2} 16H${x + width / 2}V58H${x - width / 2}Z" fill="${metal(s, 'down')}"/>
    <path d="${repeat(Math.floor(width / 9), (i) => `M${x - width / 2 + 5 + i * 9} 0v22`)}" stroke="#c6cdd3" stroke-width="5"/>
    <path d="${repeat(Math.floor(width / 9), (i) => `M${x - width / 2 + 5 + i * 9} 20v12`)}" stroke="#59626b" stroke-width="5"/>`;

/** Comb that keeps the length: 0,0 is the middle of its lower edge. */
const comb = (x: number, y: number, width: number): string =>
  at(
    x,
    y,
    `<path d="M${-width / 2} 0V-40Q${-width / 2}-64 0-64T${width / 2}-40V0Z" fill="#15181bcc" stroke="#000" stroke-opacity=".4" stroke-width="2"/>
      <path d="${repeat(Math.floor(width / 16), (i) => `M${-width / 2 + 8 + i * 16} -54v-52q0-10 5-14`)}" stroke="#2b3138" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  );

const lengthWheel = (s: Sketch, x: number, y: number): string =>
  `<rect x="${x - 62}" y="${y}" width="124" height="50" rx="12" fill="#15181b"/>
    <path d="${repeat(13, (i) => `M${x - 54 + i * 9} ${y + 5}v40`)}" stroke="#4a525b" stroke-width="4"/>${print(x, y + 34, '3,5', 22, lighten(s.accent, 0.4))}`;

/** Beard trimmer: slim, a narrow blade, a wheel for the length. */
const beard = (s: Sketch): string =>
  `<g transform="translate(0 66)">${blade(s, 400, 96)}</g><path d="M346 118H454L474 190H326Z" fill="#23282d"/>
    <path d="M326 186H474Q494 260 488 420Q484 600 462 690Q454 718 400 718T338 690Q316 600 312 420Q306 260 326 186Z" fill="${cylinder(s)}" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="2"/>
    ${lengthWheel(s, 400, 226)}${circle(400, 380, 30, metal(s))}${circle(400, 380, 23, '#15181b')}<path d="M400 368v12m-10-4a12 12 0 1 0 20 0" fill="none" stroke="${s.accent}" stroke-width="4" stroke-linecap="round"/>
    ${badge(s, 400, 470, 24, { maxWidth: 150 })}<path d="M340 240Q326 430 352 660" stroke="#fff" stroke-width="9" fill="none" opacity=".35" stroke-linecap="round"/>`;

/** Trimmer for everything: a broad blade with its comb on, further combs beside it. */
const manifold = (s: Sketch): string =>
  `${comb(300, 186, 168)}<path d="M216 180H384L372 250H228Z" fill="#23282d"/>
    <path d="M226 246H374Q398 330 386 480Q380 640 360 696Q350 724 300 724T240 696Q220 640 214 480Q202 330 226 246Z" fill="${cylinder(s)}" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="2"/>
    ${display(s, 264, 290, 72, 96, 12)}${print(300, 350, '86', 34, '#dff6ff')}<rect x="268" y="420" width="64" height="34" rx="17" fill="${s.accent}"/>${badge(s, 300, 520, 22, { maxWidth: 130 })}
    ${comb(520, 420, 130)}${comb(680, 420, 110)}${comb(520, 600, 96)}
    <g transform="translate(180 490)">${blade(s, 500, 60)}<path d="M470 56h60l-8 54h-44z" fill="#23282d"/></g>
    <path d="M460 640H750V700Q750 722 728 722H482Q460 722 460 700Z" fill="#2b3138"/><path d="M480 654H730" stroke="#fff" stroke-width="5" opacity=".3" stroke-linecap="round"/>`;

/** Hair clipper: heavy, lying on its side, with a lever and a cord-free dock. */
const clipper = (s: Sketch): string =>
  `<g transform="rotate(-28 400 420)"><g transform="translate(0 40)">${blade(s, 400, 190)}</g><path d="M296 92H504L520 172H280Z" fill="#23282d"/>
    <path d="M278 168H522Q556 260 536 400Q520 560 500 700Q494 734 400 734T300 700Q280 560 264 400Q244 260 278 168Z" fill="${cylinder(s)}" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="2"/>
    <path d="M536 210q44 10 44 60v70q-30 0-34-30z" fill="${metal(s)}"/><rect x="330" y="240" width="140" height="200" rx="60" fill="#15181b" opacity=".9"/>
    ${circle(400, 300, 30, s.accent)}${print(400, 400, '0,8–2', 26, '#e3e7ea')}${badge(s, 400, 520, 28, { maxWidth: 180 })}</g>`;

const artwork = (s: Sketch): string => [beard, manifold, clipper][s.seed % 3]?.(s) ?? '';

/** Trimmer: for the beard, for everything with its combs, a clipper for hair. */
export const illustration = illustrate('trimmer', {
  front: (s) => `${floor(s, s.seed % 3 === 1 ? 450 : 400, 728, s.seed % 3 === 1 ? 320 : 200, 22)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, s.seed % 3 === 1 ? 300 : 400, 260, artwork(s)),
});
