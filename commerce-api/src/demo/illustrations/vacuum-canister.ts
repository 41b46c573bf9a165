import { circle, ellipse, lighten, mix } from './kit.ts';
import { badge, cylinder, floor, illustrate, lying, packed, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Hose and pipe with the floor nozzle at the left. */
const hose = (s: Sketch, fromX: number, fromY: number): string =>
  `<path d="M${fromX} ${fromY}C${fromX - 40} 120 300 40 236 170" fill="none" stroke="#23282d" stroke-width="30"/><path d="M${fromX} ${fromY}C${fromX - 40} 120 300 40 236 170" fill="none" stroke="#59626b" stroke-width="26" stroke-dasharray="5 9"/>
    <path d="M252 140L232 132L128 650L152 656Z" fill="${tube(s)}"/><path d="M222 120Q250 110 266 140L244 220L218 214Z" fill="#2b3138"/>
    <path d="M60 690Q64 656 120 650H170Q236 656 240 690V716H60Z" fill="${s.down('#3d454d', '#0d0f11')}"/><path d="M60 706H240" stroke="${s.accent}" stroke-width="6"/>`;

const wheel = (x: number, y: number, r: number, s: Sketch): string =>
  circle(x, y, r, '#15181b') + circle(x, y, r * 0.66, s.ball(s.body.light, s.body.base)) + circle(x, y, r * 0.2, '#15181b');

const bagged = (s: Sketch): string =>
  `${hose(s, 420, 420)}<path d="M330 640Q320 470 430 420Q560 370 670 470Q740 540 730 660Q728 690 690 690H370Q334 690 330 640Z" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M380 470Q470 400 580 440" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/><path d="M470 430Q550 380 610 440" fill="none" stroke="#23282d" stroke-width="24" stroke-linecap="round"/>
    <path d="M360 600Q540 560 720 610" fill="none" stroke="${s.body.dark}" stroke-width="5" opacity=".6"/>${badge(s, 510, 560, 34, { maxWidth: 240 })}${wheel(650, 650, 68, s)}${wheel(400, 680, 40, s)}${circle(590, 500, 20, s.accent)}`;

const bagless = (s: Sketch): string =>
  `${hose(s, 470, 400)}<path d="M540 640V470Q540 430 600 430Q720 440 730 650Q728 690 690 690H360Q330 690 334 650H540Z" fill="${lying(s)}"/>
    <path d="M350 400H530V660H350Z" fill="${s.across('#8fb0c0bb', '#f3fafdaa 25', '#cfe3ec77 60', '#8fb0c0bb')}" stroke="#6b8a99" stroke-width="3"/><path d="M354 560Q440 520 526 560V656H354Z" fill="#8a8176" opacity=".8"/>
    <path d="M400 430H480L462 620H418Z" fill="${s.across('#59626b', '#c9d0d6 40', '#3d454d')}"/><path d="M340 380Q440 340 540 380V430H340Z" fill="${cylinder(s)}"/><path d="M380 370Q440 310 520 366" fill="none" stroke="#23282d" stroke-width="22" stroke-linecap="round"/>
    ${badge(s, 634, 540, 26, { maxWidth: 150 })}${wheel(654, 646, 70, s)}${wheel(380, 684, 34, s)}<path d="M350 660H530V690H350Z" fill="${s.accent}"/>`;

const workshop = (s: Sketch): string =>
  `${hose(s, 470, 330)}<path d="M340 360H690L670 640Q668 676 630 676H400Q362 676 360 640Z" fill="${s.across('#59626b', '#c9d0d6 22', '#8f99a2 55', '#3d454d')}"/>${ellipse(515, 360, 176, 34, '#23282d')}
    <path d="M330 350Q336 220 515 216T700 350Q700 376 515 380T330 350Z" fill="${cylinder(s)}"/><path d="M440 240Q440 170 515 170T590 240" fill="none" stroke="#23282d" stroke-width="26"/>
    ${circle(620, 320, 24, s.accent)}${badge(s, 515, 470, 42, { fill: '#15181b', maxWidth: 260 })}<path d="M352 440h330M362 600h304" stroke="#000" stroke-opacity=".25" stroke-width="6"/>
    <path d="M330 340h34v70h-34zM668 340h34v70h-34z" fill="${mix(s.accent, '#000000', 0.2)}"/>${[390, 515, 640].map((x) => circle(x, 692, 26, '#15181b') + circle(x, 692, 12, lighten('#59626b', 0.2))).join('')}`;

const artwork = (s: Sketch): string => [bagged, bagless, workshop][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('vacuum-canister', {
  front: (s) => `${floor(s, 510, 716, 240)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.8, 520, 500, artwork(s)),
});
