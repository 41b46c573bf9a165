import { circle, metal, mix, repeat } from './kit.ts';
import { badge, cylinder, floor, illustrate, packed, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** A beaker with a scale, its middle at x; `level` is the top of what is in it. */
const beaker = (s: Sketch, x: number, level: number): string =>
  `<path d="M${x - 92} 470H${x + 92}L${x + 78} 724H${x - 78}Z" fill="${s.across('#dbe9f0aa', '#ffffffcc 30', '#cfe0e9aa')}" stroke="#8fa9b8" stroke-width="3"/>
    <path d="M${x - 92 + (level - 470) * 0.055} ${level}H${x + 92 - (level - 470) * 0.055}L${x + 76} 718H${x - 76}Z" fill="${s.down('#f7b36b', '#e8742e')}" opacity=".9"/>
    <path d="${repeat(5, (i) => `M${x + 30} ${510 + i * 38}h34`)}" stroke="#59626b" stroke-width="4"/>`;

/** Handle with two keys and a steel foot, upright; 0,0 is the end of the foot. */
const stick = (s: Sketch): string =>
  `<path d="M-34-20Q-34-64-22-84V-330H22V-84Q34-64 34-20Q34 0 0 0T-34-20Z" fill="${tube(s)}" stroke="#5d646c" stroke-opacity=".5" stroke-width="2"/>
    <path d="M-24-34h12v22h-12zM12-34h12v22H12z" fill="#2b3138"/><path d="M-30-330H30L40-360H-40Z" fill="#23282d"/>
    <path d="M-44-356H44Q58-440 52-560Q48-640 0-640T-52-560Q-58-440-44-356Z" fill="${cylinder(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <rect x="-18" y="-600" width="36" height="52" rx="18" fill="${s.accent}"/><rect x="-18" y="-538" width="36" height="52" rx="18" fill="#23282d"/>${badge(s, 0, -420, 18, { maxWidth: 80 })}
    <path d="M-34-590Q-42-480-36-380" stroke="#fff" stroke-width="7" fill="none" opacity=".4" stroke-linecap="round"/>`;

const inBeaker = (s: Sketch): string =>
  `<path d="M400 60Q560 20 640 120T720 300" fill="none" stroke="#15181b" stroke-width="14" stroke-linecap="round"/><g transform="translate(400 690)">${stick(s)}</g>${beaker(s, 400, 580)}`;

const beside = (s: Sketch): string =>
  `<g transform="translate(270 724)">${stick(s)}</g>${beaker(s, 520, 720)}
    <g transform="translate(690 560)"><path d="M-6-120H6V0H-6Z" fill="${tube(s)}"/>${circle(0, 60, 58, 'none', `stroke="${metal(s)}" stroke-width="7"`)}<path d="M0 2V118M-40 20Q-52 60-36 104M40 20Q52 60 36 104" fill="none" stroke="#8f979e" stroke-width="6"/></g>`;

const leaning = (s: Sketch): string =>
  `<g transform="translate(560 716) rotate(-24)">${stick(s)}</g>
    <path d="M90 560H380Q380 724 300 724H170Q90 724 90 560Z" fill="${mix(s.body.base, s.body.dark, 0.25)}"/><path d="M80 536H390V566H80Z" fill="#23282d"/><path d="M120 590Q130 690 190 706" stroke="#fff" stroke-width="8" fill="none" opacity=".4" stroke-linecap="round"/>`;

const artwork = (s: Sketch): string => [inBeaker, beside, leaning][s.seed % 3]?.(s) ?? '';

/** Hand blender: in its beaker, beside it with a whisk, with a chopper bowl. */
export const illustration = illustrate('hand-blender', {
  front: (s) => `${floor(s, 400, 728, 300, 24)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 2, s.seed % 3 === 1 ? 270 : 400, 180, artwork(s)),
});
