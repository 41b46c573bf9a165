import { circle, knob, metal, repeat, ticks } from './kit.ts';
import { badge, bar, enamel, floor, illustrate, packed, shaded, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const gauge = (s: Sketch, x: number, y: number, r: number): string =>
  `${circle(x, y, r, metal(s))}${circle(x, y, r * 0.84, '#fbfcfd')}${ticks(x, y, r * 0.6, 9, -120, 120, '#23282d', r * 0.16, 3)}
    <path d="M${x} ${y}l${r * 0.34} ${-r * 0.42}" stroke="${s.accent}" stroke-width="5" stroke-linecap="round"/>${circle(x, y, r * 0.12, '#23282d')}`;

/** Portafilter with its handle towards the viewer, under the group at x, y. */
const portafilter = (s: Sketch, x: number, y: number): string =>
  `<rect x="${x - 62}" y="${y}" width="124" height="34" rx="10" fill="${bar(s)}"/><path d="M${x - 48} ${y + 34}H${x + 48}L${x + 30} ${y + 66}H${x - 30}Z" fill="${tube(s)}"/>
    <path d="M${x - 20} ${y + 60}h14v26h-14zM${x + 6} ${y + 60}h14v26H${x + 6}z" fill="#6f777f"/><rect x="${x + 58}" y="${y + 4}" width="130" height="30" rx="15" fill="#15181b"/>
    <path d="M${x - 13} ${y + 88}v50M${x + 13} ${y + 88}v50" stroke="#6b4423" stroke-width="5"/>`;

const cup = (s: Sketch, x: number, y: number): string =>
  `<path d="M${x - 44} ${y - 62}H${x + 44}Q${x + 42} ${y} ${x + 16} ${y}H${x - 16}Q${x - 42} ${y} ${x - 44} ${y - 62}Z" fill="${s.across('#c9d0d6', '#ffffff 30', '#dfe4e8')}"/>
    <path d="M${x + 42} ${y - 52}q30 0 24 24t-34 14" fill="none" stroke="#dfe4e8" stroke-width="8"/>`;

const tray = (s: Sketch, x: number, w: number): string =>
  `<rect x="${x}" y="664" width="${w}" height="56" rx="10" fill="${bar(s)}"/><path d="${repeat(Math.floor(w / 22), (i) => `M${x + 14 + i * 22} 674h12`)}" stroke="#23282d" stroke-width="7" stroke-linecap="round"/>`;

/** Wide machine with a gauge and a steam wand. */
const classic = (s: Sketch): string =>
  `<path d="M640 150L710 120V690L640 720Z" fill="${shaded(s)}"/><rect x="120" y="150" width="520" height="220" rx="22" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <rect x="150" y="360" width="460" height="310" fill="#23282d"/><path d="M150 130H620" stroke="${bar(s)}" stroke-width="16" stroke-linecap="round"/>
    ${cup(s, 240, 122)}${cup(s, 350, 122)}${gauge(s, 380, 250, 62)}${knob(s, 540, 250, 44, 40, s.accent)}${badge(s, 220, 262, 26, { maxWidth: 150 })}
    <path d="M330 370h120v30H330z" fill="${metal(s)}"/>${portafilter(s, 380, 400)}${cup(s, 380, 662)}<path d="M560 370V470Q560 560 590 610" fill="none" stroke="${tube(s)}" stroke-width="16" stroke-linecap="round"/>${tray(s, 110, 560)}`;

/** Narrow machine, one button, water behind clear plastic. */
const slim = (s: Sketch): string =>
  `<path d="M520 110H600V700H520Z" fill="${s.down('#e9f5fbdd', '#9fcbe2cc 45', '#4f97c2dd')}" stroke="#5f8ca6" stroke-opacity=".6" stroke-width="2"/>
    <rect x="240" y="100" width="290" height="270" rx="30" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/><rect x="290" y="360" width="210" height="310" fill="#23282d"/>
    ${[310, 385, 460].map((x, i) => circle(x, 180, 28, metal(s)) + circle(x, 180, 20, i === 1 ? s.accent : '#eef1f3')).join('')}${badge(s, 385, 290, 26, { maxWidth: 200 })}
    <path d="M326 370h118v26H326z" fill="${metal(s)}"/>${portafilter(s, 385, 396)}${cup(s, 385, 662)}${tray(s, 230, 380)}`;

/** Lever machine with a boiler. */
const lever = (s: Sketch): string =>
  `<path d="M470 60Q600 40 640 180" fill="none" stroke="${bar(s)}" stroke-width="20" stroke-linecap="round"/><rect x="620" y="160" width="40" height="120" rx="20" fill="#15181b"/>
    <rect x="130" y="210" width="230" height="420" rx="70" fill="${tube(s)}"/><rect x="130" y="270" width="230" height="60" fill="${s.accent}"/>${gauge(s, 245, 440, 54)}${badge(s, 245, 312, 24, { fill: '#ffffff', maxWidth: 170 })}
    <path d="M360 290H470V380H360Z" fill="${bar(s)}"/><rect x="420" y="90" width="100" height="300" rx="30" fill="${tube(s)}"/>${portafilter(s, 470, 396)}${cup(s, 470, 662)}
    <path d="M150 230Q60 260 70 420T120 560" fill="none" stroke="${tube(s)}" stroke-width="14" stroke-linecap="round"/>${tray(s, 100, 560)}`;

const artwork = (s: Sketch): string => [classic, slim, lever][s.seed % 3]?.(s) ?? '';

/** Espresso machine with a portafilter: classic, slim, with a lever. */
export const illustration = illustrate('espresso', {
  front: (s) => `${floor(s, 400, 728, 320, 26)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, 420, 380, artwork(s)),
});
