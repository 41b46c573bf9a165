import { circle, ellipse, knob, mix, polar, repeat, ticks } from './kit.ts';
import {
  at,
  badge,
  closeUp,
  display,
  dots,
  enamel,
  floor,
  illustrate,
  lying,
  print,
  scaled,
  shaded,
  signal,
  turnedBox,
} from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { towels } from './laundry.ts';

const time = (s: Sketch): string => s.random.pick('1:24', '0:49', '2:58');

/** Half of the models have the knob at the right end, beyond the display. */
const isKnobRight = (s: Sketch): boolean => s.seed % 4 >= 2;

/** Start key: a ring with its triangle. */
const startKey = (x: number, y: number, r: number, colour: string): string =>
  `${circle(x, y, r, 'none', `stroke="${colour}" stroke-width="${r / 4}"`)}
  <path d="M${x - r * 0.3} ${y - r * 0.45}v${r * 0.9}l${r * 0.7}-${r * 0.45}z" fill="${colour}"/>`;

/** Knob, display and keys along the back edge (330×74 in their own corner). */
function controls(s: Sketch): string {
  const { body } = s;
  const accent = signal(s);
  const [knobX, left] = isKnobRight(s) ? [282, 22] : [52, 100];
  return `${ticks(knobX, 37, 30, 12, 0, 330, body.ink, 4, 2)}${knob(s, knobX, 37, 25, (s.seed % 11) * 30, accent, body.light)}
    ${display(s, left, 14, 116, 46, 7)}${print(left + 14, 47, time(s), 27, '#9fe6ff', 'start')}${print(left + 104, 34, '40 °C', 11, '#9fe6ff', 'end')}
    ${print(left + 104, 50, '1200', 11, '#6fb9cf', 'end', 400)}
    <path d="M${left + 130} 26h16M${left + 130} 48h16M${left + 156} 26h16M${left + 156} 48h16" stroke="${body.ink}" stroke-width="3.500" stroke-linecap="round" opacity=".5"/>
    ${startKey(left + 194, 37, 12, accent)}`;
}

/** Front wall (350 wide) with brand, seam above the plinth and service flap. */
function wall(s: Sketch, h: number): string {
  const { body } = s;
  return `<rect width="350" height="${h}" rx="12" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.7)}"/>
    <rect x="2" y="2" width="346" height="${h - 4}" rx="10" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
    <path d="M10 8V${h - 66}H110Q66 ${h / 2} 170 8Z" fill="${s.across('#ffffff38', '#fff0')}"/>
    <path d="M0 ${h - 62}H350" stroke="${body.dark}" stroke-width="2.500"/><path d="M0 ${h - 59}H350" stroke="${body.light}" stroke-width="1.500" opacity=".7"/>
    <rect x="222" y="${h - 46}" width="98" height="30" rx="5" fill="none" stroke="${body.dark}" stroke-width="2"/>
    <path d="M254 ${h - 36}h34" stroke="${body.dark}" stroke-width="3" stroke-linecap="round"/>${badge(s, 175, 66, 22, { maxWidth: 250 })}
    <path d="M115 90h120" stroke="${signal(s)}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
}

const feet = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `<rect x="${x}" y="${y}" width="46" height="20" rx="4" fill="#24282d"/>`).join('');

function front(s: Sketch): string {
  const { body } = s;
  const rim = mix(body.base, body.dark, 0.55);
  return `${floor(s, 400, 752, 260)}${feet([240, 736], [514, 736])}
    <path d="M236 146L243 64Q244 52 258 52H542Q556 52 557 64L564 146Z" fill="${s.down(body.light, `${body.base} 60`, rim)}" stroke="${rim}"/>
    <path d="M246 57Q400 50 554 57" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>${at(235, 64, controls(s))}
    <path d="M236 146H564L577 226H223Z" fill="${s.down(rim, `${body.base} 18`, body.light)}" stroke="${rim}"/>
    <path d="M252 154H548L558 214H242Z" fill="${lying(s)}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>
    <path d="M270 158H420L380 210H258Z" fill="#fff" opacity=".3"/><path d="M236 146H564V153H236Z" fill="#000" opacity=".22"/>
    ${at(225, 232, wall(s, 512))}
    <rect x="220" y="222" width="360" height="20" rx="9" fill="${s.down(body.light, `${body.base} 50`, rim)}" stroke="${rim}"/>
    <path d="M346 222H454Q450 240 432 240H368Q350 240 346 222Z" fill="${s.down('#14171a', mix(body.dark, '#000000', 0.3))}"/>
    <rect x="226" y="242" width="348" height="10" fill="${s.down('#0004', '#0000')}"/>`;
}

/** The two wings of the drum's door, open, with the drum and what lies in it (cx, cy: middle; k: size). */
function openDrum(s: Sketch, cx: number, cy: number, k: number): string {
  const { accent } = s;
  const [w, h] = [150 * k, 104 * k];
  const hole = `x="${cx - w}" y="${cy - h}" width="${w * 2}" height="${h * 2}" rx="${26 * k}"`;
  const steel = s.across('#8a939b', '#e4e8eb 30', '#aab2b9 60', '#767f87');
  const wing = (side: 1 | -1): string =>
    `<path d="M${cx + side * w * 0.98} ${cy - h * 0.74}L${cx + side * w * 0.6} ${cy - h * 0.62}V${cy + h * 0.66}L${cx + side * w * 0.98} ${cy + h * 0.8}Z" fill="${s.across('#c9d0d6', '#f4f6f7', '#9aa3ab')}" stroke="#565e66" stroke-width="${2 * k}"/>
    <path d="M${cx + side * w * 0.79} ${cy - h * 0.5}V${cy + h * 0.54}" stroke="#6f7880" stroke-width="${7 * k}" stroke-linecap="round" stroke-dasharray="0 ${17 * k}"/>`;
  return `<rect ${hole} fill="${s.down('#2a2f35', '#5b636b')}"/><g clip-path="${s.clip(`<rect ${hole}/>`)}">
    ${ellipse(cx, cy, w * 0.96, h * 0.96, steel)}
    ${repeat(3, (i) => dots(cx, cy, h * (0.95 + i * 0.14), 5 * k, 19 * k, '#3d454c'))}
    <rect x="${cx - w * 0.62}" y="${cy - h * 0.72}" width="${w * 1.24}" height="${h * 1.5}" rx="${12 * k}" fill="#0d1013"/>
    ${towels(s, cx, cy - 34 * k, 126 * k, ['#e8edf2', accent, mix(accent, '#ffffff', 0.65)])}
    <rect x="${cx - w}" y="${cy - h}" width="${w * 2}" height="${h * 0.5}" fill="${s.down('#000a', '#0000')}"/></g>
    ${wing(-1)}${wing(1)}<rect ${hole} fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${3 * k}"/>`;
}

function angle(s: Sketch): string {
  const { body } = s;
  const rim = mix(body.base, body.dark, 0.55);
  const [w, d, h] = [350, 380, 470];
  const [front, side]: readonly [readonly [number, number], readonly [number, number]] = [
    [0.84, 0.16],
    [0.52, -0.3],
  ];
  const [x, y] = [155, 318];
  const box = turnedBox(x, y, w, d, { front, side });
  // The lid stands upright on its hinge, three quarters of the way to the back.
  const hinge = d * 0.8;
  const lid = `<g transform="matrix(${front[0]} ${front[1]} .04 1 ${x + hinge * side[0]} ${y + hinge * side[1]})">
    <rect x="14" y="-262" width="322" height="262" rx="20" fill="${s.across(body.dark, body.base)}"/>
    <rect x="8" y="-266" width="322" height="264" rx="20" fill="${s.slant(body.light, `${body.base} 60`, rim)}" stroke="${rim}" stroke-width="2"/>
    <rect x="30" y="-244" width="278" height="216" rx="16" fill="${s.down(mix(body.base, body.dark, 0.3), body.light)}" stroke="#000" stroke-opacity=".16" stroke-width="2"/>
    <path d="${repeat(4, (i) => `M${82 + i * 58} -216V-58`)}" stroke="#000" stroke-opacity=".12" stroke-width="7" stroke-linecap="round"/>
    <rect x="126" y="-262" width="86" height="12" rx="6" fill="#000" opacity=".35"/></g>`;
  return scaled(
    0.82,
    400,
    400,
    `${floor(s, 430, 806, 330, 46)}${feet([166, 780], [392, 828])}
    ${box.side(`<rect width="${d}" height="${h}" rx="5" fill="${shaded(s)}"/><path d="M30 60H350V390H30Z" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="4"/>`)}
    ${box.top(`<rect width="${w}" height="${d}" rx="10" fill="${s.across(body.light, mix(body.base, body.dark, 0.2))}" stroke="${rim}" stroke-width="2"/>
      <g transform="translate(10 8)">${controls(s)}</g><rect x="14" y="90" width="322" height="278" rx="24" fill="${s.down(rim, body.base)}"/>
      <g transform="translate(175 230)">${openDrum(s, 0, 0, 1.02)}</g>`)}
    ${box.front(wall(s, h))}${lid}`,
  );
}

function detail(s: Sketch): string {
  const { body } = s;
  const accent = signal(s);
  const rim = mix(body.base, body.dark, 0.5);
  const names = ['Sport', 'Eco', 'Wełna', '30', 'Mix', '60'].map((name, i) => {
    const degrees = 30 + i * 60;
    const [x, y] = polar(196, 166, 96, degrees);
    return print(x, y + 6, name, 17, body.ink, degrees % 180 < 60 || degrees % 180 > 120 ? 'middle' : degrees < 180 ? 'start' : 'end');
  });
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down(body.light, body.base)}"/>
    <rect x="40" y="40" width="720" height="262" fill="${s.down(mix(body.base, body.light, 0.6), `${body.base} 70`, rim)}"/>
    <path d="M40 302H760" stroke="#000" stroke-opacity=".4" stroke-width="4"/><path d="M40 306H760" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>
    ${ticks(196, 166, 70, 6, 30, 330, body.ink, 12, 3)}${knob(s, 196, 166, 58, (s.seed % 6) * 60 + 30, accent, body.light)}${names.join('')}
    ${display(s, 372, 104, 216, 118, 12)}${print(390, 190, time(s), 54, '#aeeaff', 'start')}${print(572, 136, '40 °C', 20, '#aeeaff', 'end')}${print(572, 208, '1200', 20, '#6fb9cf', 'end', 400)}
    ${badge(s, 480, 84, 22, { maxWidth: 220 })}${startKey(676, 166, 34, accent)}
    <rect x="72" y="330" width="656" height="470" rx="46" fill="${s.down(rim, mix(body.base, body.light, 0.4))}" stroke="#000" stroke-opacity=".25" stroke-width="3"/>
    <rect x="98" y="354" width="604" height="420" rx="40" fill="${s.slant('#596169', '#23282d 40', '#3d444b')}"/>${openDrum(s, 400, 572, 1.86)}`,
  );
}

export const illustration = illustrate('washing-machine-top', { front, angle, detail });
