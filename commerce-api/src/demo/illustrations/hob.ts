import { circle, ellipse, group, mix } from './kit.ts';
import { badge, closeUp, darkStone, floor, illustrate, print, scaled } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { pot, zone } from './cooking.ts';
import { gasAngle, gasDetail, gasFront } from './gas-hob.ts';

/** A third of the seeds draw gas hobs, the others induction. */
const isGas = (s: Sketch): boolean => s.seed % 3 === 0;

const HEAT = '#ff4d2e';

/** Slider keys printed on the front edge of the glass, drawn flat and 640 wide. */
const touchKeys = (): string =>
  `<path d="M110 440h130M274 440h130M438 440h130" stroke="#7d858d" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 9"/>
    <path d="M110 440h70M438 440h96" stroke="${HEAT}" stroke-width="4" stroke-linecap="round"/>
  ${print(84, 448, '7', 24, HEAT)}${print(594, 448, '9', 24, HEAT)}${circle(52, 440, 11, 'none', 'stroke="#aab2b9" stroke-width="2.5"')}
  <path d="M52 432v9" stroke="#aab2b9" stroke-width="2.5"/>`;

/** The glass with its zones, seen straight from above (680×480). */
function plate(s: Sketch): string {
  const cold = s.symbol(zone(s));
  const hot = s.symbol(zone(s, HEAT));
  const flex = s.seed % 2 === 1;
  const right = flex
    ? `<rect x="372" y="44" width="246" height="350" rx="24" fill="none" stroke="#8d959d" stroke-width="3"/>
      <path d="M372 219H618" stroke="#8d959d" stroke-width="2" stroke-dasharray="4 8"/>
      <path d="M481 130h28M495 116v28M481 306h28M495 292v28" stroke="#8d959d" stroke-width="3"/>`
    : `${cold('translate(494 120) scale(.86)')}${hot('translate(494 302) scale(1.1)')}`;
  return `<rect width="680" height="480" rx="16" fill="${darkStone(s)}"/>
    <path d="M0 16Q0 0 16 0H430L180 480H16Q0 480 0 464Z" fill="${s.slant('#fff', '#fff2')}" opacity=".1"/>
    ${hot('translate(186 126) scale(1.05)')}${cold('translate(186 316) scale(.86)')}${right}<g transform="translate(20 6)">${touchKeys()}
    </g>`;
}

function front(s: Sketch): string {
  const { body } = s;
  // Seen from the cook's place: the far edge is narrower, which a flat matrix cannot show, so the rings are squeezed one by one.
  const ring = (x: number, y: number, k: number, hot = false): string =>
    group(`transform="translate(${x} ${y}) scale(${k} ${k * 0.46})"`, zone(s, hot ? HEAT : undefined));
  return `${floor(s, 400, 606, 370, 44, 0.4)}<path d="M36 590L150 240Q154 226 170 226H630Q646 226 650 240L764 590Z" fill="${darkStone(s)}"/>
    <path d="M150 240Q154 226 170 226H440L270 590H36Z" fill="${s.slant('#fff', '#fff2')}" opacity=".11"/>
    <path d="M36 590L150 240Q154 226 170 226H630Q646 226 650 240L764 590" fill="none" stroke="#79828a" stroke-width="2.5"/>
    <path d="M36 590H764L760 606Q758 614 748 614H52Q42 614 40 606Z" fill="${s.down(mix(body.base, body.light, 0.5), body.dark)}"/>
    ${ring(272, 312, 0.92, true)}${ring(528, 312, 1.06)}${ring(236, 448, 1.14)}${ring(560, 448, 1.26, true)}
    <g transform="matrix(1.02 0 0 .62 67 274)">${touchKeys()}</g>${badge(s, 400, 606, 15)}${pot(s, 272, 308, 170, 112, '#b9c0c6')}`;
}

function angle(s: Sketch): string {
  return scaled(
    1.1,
    390,
    400,
    `${floor(s, 400, 650, 370, 50, 0.3)}<g transform="matrix(.66 .26 -.5 .44 306 244)">
    <rect x="8" y="14" width="680" height="480" rx="16" fill="${mix(s.body.base, s.body.dark, 0.8)}"/>
    <rect x="3" y="6" width="680" height="480" rx="16" fill="${s.across(s.body.dark, s.body.light, s.body.dark)}"/>${plate(s)}</g>
    ${ellipse(384, 370, 104, 36, '#000', 'opacity=".45"')}${pot(s, 366, 346, 180, 128, s.accent)}
    <path d="M330 168q-16-34 4-62t2-58M380 160q-16-34 4-62t2-58M424 168q-16-34 4-62t2-50" fill="none" stroke="#8fa0ad" stroke-width="11" stroke-linecap="round" opacity=".18"/>`,
  );
}

function detail(s: Sketch): string {
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${darkStone(s)}"/>
      <path d="M40 40H520L180 760H40Z" fill="${s.slant('#fff', '#fff2')}" opacity=".1"/>
    <g transform="translate(300 270) scale(3 1.7)">${zone(s, HEAT)}</g><g transform="translate(760 210) scale(1.8 1)">${zone(s)}</g>
    <rect x="90" y="560" width="620" height="130" rx="18" fill="#fff" opacity=".05"/>
    <path d="M330 626H600" stroke="#8d959d" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 17"/>
    <path d="M330 626H520" stroke="${HEAT}" stroke-width="9" stroke-linecap="round"/>${circle(520, 626, 17, s.ball('#ffd9cc', HEAT))}
    ${print(258, 646, '7', 64, HEAT)}${circle(150, 626, 26, 'none', 'stroke="#c6cdd3" stroke-width="5"')}
    <path d="M150 606v20" stroke="#c6cdd3" stroke-width="5" stroke-linecap="round"/>
    <path d="M656 612v-8a14 14 0 0 1 28 0v8" fill="none" stroke="#c6cdd3" stroke-width="5"/>
    <rect x="648" y="612" width="44" height="34" rx="6" fill="#c6cdd3"/>${badge(s, 400, 732, 20, { fill: '#c6cdd3' })}`,
  );
}

export const illustration = illustrate('hob', {
  front: (s) => (isGas(s) ? gasFront(s) : front(s)),
  angle: (s) => (isGas(s) ? gasAngle(s) : angle(s)),
  detail: (s) => (isGas(s) ? gasDetail(s) : detail(s)),
});
