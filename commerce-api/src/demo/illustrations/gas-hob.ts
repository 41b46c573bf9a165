import { circle, ellipse, group, knob, mix, repeat, ticks } from './kit.ts';
import { badge, closeUp, darkStone, enamel, floor, print, scaled } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { burningRing, gasBurner, pot } from './cooking.ts';

/** Half of the gas hobs are of glass, the others of enamelled steel. */
const isGlass = (s: Sketch): boolean => s.seed % 2 === 0;
const ground = (s: Sketch): string => (isGlass(s) ? darkStone(s) : enamel(s));
const ink = (s: Sketch): string => (isGlass(s) ? '#c6cdd3' : s.body.ink);

/** Blue flames around the foot of a pot. */
const flames = (x: number, y: number, rx: number): string =>
  `<path d="${repeat(15, (i) => {
    const turn = (i / 14) * Math.PI;
    return `M${(x - Math.cos(turn) * rx - 5).toFixed(0)} ${(y + Math.sin(turn) * rx * 0.24 + 8).toFixed(0)}q-1-15 5-26q6 11 5 26z`;
  })}" fill="#4f92ff" opacity=".9"/>`;

/** Burners and knobs seen straight from above (680×480). */
function plate(s: Sketch): string {
  const burner = s.symbol(gasBurner(s, isGlass(s) ? '#3a4148' : undefined));
  const turning = s.symbol(knob(s, 0, 0, 25, 0, s.accent, isGlass(s) ? '#aab2b9' : s.body.light));
  return `<rect width="680" height="480" rx="16" fill="${ground(s)}"/>
    <path d="M0 16Q0 0 16 0H430L180 480H16Q0 480 0 464Z" fill="${s.slant('#fff', '#fff2')}" opacity=".12"/>
    ${burner('translate(150 124) scale(1.02)')}${burner('translate(150 352) scale(.86)')}${burner('translate(420 124) scale(.86)')}
    ${burner('translate(420 352) scale(1.02)')}${[90, 190, 290, 390].map((y) => turning(`translate(606 ${y})`)).join('')}`;
}

export function gasFront(s: Sketch): string {
  const { body } = s;
  const burner = s.symbol(gasBurner(s, isGlass(s) ? '#3a4148' : undefined));
  const turning = s.symbol(
    `${ellipse(0, 14, 34, 18, '#000', 'opacity=".35"')}${group('transform="scale(1 .66)"', knob(s, 0, 0, 30, 0, s.accent, isGlass(s) ? '#aab2b9' : body.light))}`,
  );
  const ring = (x: number, y: number, k: number): string => burner(`translate(${x} ${y}) scale(${k} ${(k * 0.46).toFixed(2)})`);
  return `${floor(s, 400, 606, 370, 44, 0.4)}<path d="M36 590L150 240Q154 226 170 226H630Q646 226 650 240L764 590Z" fill="${ground(s)}"/>
    <path d="M150 240Q154 226 170 226H440L270 590H36Z" fill="${s.slant('#fff', '#fff2')}" opacity=".14"/>
    <path d="M36 590L150 240Q154 226 170 226H630Q646 226 650 240L764 590" fill="none" stroke="#79828a" stroke-width="2.5"/>
    <path d="M36 590H764L760 606Q758 614 748 614H52Q42 614 40 606Z" fill="${s.down(mix(body.base, body.light, 0.5), body.dark)}"/>
    ${ring(270, 300, 0.96)}${ring(530, 300, 0.96)}${ring(236, 438, 1.2)}${ring(564, 438, 1.2)}
    ${[250, 350, 450, 550].map((x) => turning(`translate(${x} 548)`)).join('')}${badge(s, 400, 607, 15)}
    ${ellipse(270, 304, 92, 24, '#000', 'opacity=".3"')}${flames(270, 286, 74)}${pot(s, 270, 286, 168, 110, '#b9c0c6')}`;
}

export const gasAngle = (s: Sketch): string =>
  scaled(
    1.1,
    390,
    400,
    `${floor(s, 400, 650, 370, 50, 0.3)}<g transform="matrix(.66 .26 -.5 .44 306 244)">
    <rect x="8" y="14" width="680" height="480" rx="16" fill="${mix(s.body.base, s.body.dark, 0.8)}"/>
    <rect x="3" y="6" width="680" height="480" rx="16" fill="${s.across(s.body.dark, s.body.light, s.body.dark)}"/>${plate(s)}</g>
    ${ellipse(348, 352, 100, 32, '#000', 'opacity=".4"')}${flames(343, 332, 82)}${pot(s, 343, 328, 176, 124, s.accent)}`,
  );

export function gasDetail(s: Sketch): string {
  const knobs = [190, 400, 610].map(
    (x, i) => `${ticks(x, 590, 78, 9, -120, 120, ink(s), 10, 3)}${circle(x, 600, 66, '#000', 'opacity=".25"')}
    ${knob(s, x, 590, 64, i === 1 ? 80 : 0, s.accent, isGlass(s) ? '#aab2b9' : s.body.light)}${print(x, 702, ['MIN', 'MAX', 'MIN'][i] ?? '', 16, ink(s))}`,
  );
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${ground(s)}"/>
    <path d="M40 40H520L180 760H40Z" fill="${s.slant('#fff', '#fff2')}" opacity=".12"/>
    ${burningRing(s)}${knobs.join('')}${badge(s, 400, 742, 20, { fill: ink(s) })}`,
  );
}
