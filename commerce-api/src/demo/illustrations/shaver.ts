import { circle, darken, ellipse, lighten, metal, mix, repeat } from './kit.ts';
import { at, badge, closeUp, cylinder, display, dots, floor, illustrate, print, scaled } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** One rotary cutter around 0,0, radius 100. */
const cutter = (s: Sketch): string =>
  `${circle(0, 6, 108, '#0b0d0f')}${circle(0, 0, 104, s.slant('#59626b', '#15181b'))}${circle(0, 0, 92, metal(s))}
    <circle r="76" fill="none" stroke="#2b3138" stroke-width="26" stroke-dasharray="4 6"/>
    <circle r="52" fill="none" stroke="#3d454d" stroke-width="14" stroke-dasharray="3 5"/>
    ${circle(0, 0, 92, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="3"')}
    ${circle(0, 0, 40, s.ball(lighten(s.accent, 0.6), `${s.accent} 50`, darken(s.accent, 0.6)))}${circle(0, 0, 16, metal(s))}`;

/** Head with three cutters, 300 wide around 0,0. */
function head(s: Sketch): string {
  const one = s.symbol(cutter(s));
  return `<path d="M0 150Q-60 150-120 96Q-170 40-156-40Q-140-110-64-118Q0-136 64-118Q140-110 156-40Q170 40 120 96Q60 150 0 150Z" fill="${s.slant('#717a83', '#23282d 40', '#0b0d0f')}"/>
    <path d="M-146-40Q-132-100-60-108Q0-124 60-108" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>
    ${one('translate(-74 -38) scale(.66)')}${one('translate(74 -38) scale(.66)')}${one('translate(0 76) scale(.66)')}`;
}

/** Handle under the head: 0,0 is its upper middle. */
function handle(s: Sketch): string {
  const charge = s.random.whole(70, 99);
  return `<path d="M-70 0H70Q88 80 98 180Q110 330 78 430Q62 462 0 462T-78 430Q-110 330-98 180Q-88 80-70 0Z" fill="${cylinder(s)}"/>
    <path d="M-96 190Q-110 330-78 430Q-60 456-50 458Q-84 330-64 180Q-58 90-50 0H-70Q-88 80-96 190Z" fill="${s.across('#0b0d0f', '#3d454d')}" opacity=".85"/>
    <path d="M96 190Q110 330 78 430Q60 456 50 458Q84 330 64 180Q58 90 50 0H70Q88 80 96 190Z" fill="${s.across('#3d454d', '#0b0d0f')}" opacity=".85"/>
    ${circle(0, 70, 32, metal(s))}${circle(0, 70, 26, '#15181b')}
    <path d="M0 58v12m-10-4a12 12 0 1 0 20 0" fill="none" stroke="${s.accent}" stroke-width="4" stroke-linecap="round"/>
    ${badge(s, 0, 170, 19, { maxWidth: 108 })}
    ${display(s, -34, 250, 68, 110, 14)}${print(0, 304, String(charge), 34, '#dff6ff')}${print(0, 326, '%', 17, '#8fb0c4')}
    <rect x="-20" y="338" width="40" height="8" rx="4" fill="#3d454d"/>
    <rect x="-20" y="338" width="${charge * 0.4}" height="8" rx="4" fill="#7fe08a"/>
    <path d="M-30 20Q-44 200-30 420" stroke="#fff" stroke-width="8" fill="none" opacity=".35" stroke-linecap="round"/>`;
}

/** The whole shaver, upright: 0,0 is the middle of the head. */
const shaver = (s: Sketch): string => `<path d="M-56 120H56L66 186H-66Z" fill="${s.across('#0b0d0f', '#717a83 30', '#0b0d0f')}"/>
  ${at(0, 174, handle(s))}${head(s)}<rect x="-70" y="166" width="140" height="12" rx="6" fill="${s.accent}"/>`;

const front = (s: Sketch): string => `${floor(s, 400, 738, 170, 22)}<g transform="translate(400 176) scale(.88)">${shaver(s)}</g>`;

function angle(s: Sketch): string {
  const dock = `<path d="M-120 0Q-120-26 0-26T120 0L132 54Q132 76 0 76T-132 54Z" fill="${s.across('#15181b', '#59626b 28', '#23282d 60', '#0b0d0f')}"/>
    ${ellipse(0, 0, 120, 24, s.slant('#4a525b', '#15181b'))}<rect x="-46" y="36" width="92" height="8" rx="4" fill="${s.accent}"/>`;
  const trimmer = `<rect x="-34" y="-70" width="68" height="34" rx="4" fill="${s.down('#eef1f3', '#8f979e')}"/>
    <path d="${repeat(10, (i) => `M${-31 + i * 7} -84v20`)}" stroke="#c6cdd3" stroke-width="4"/>
    <path d="M-44-44H44L36 44Q34 60 0 60T-36 44Z" fill="${s.across('#15181b', '#59626b 30', '#0b0d0f')}"/>`;
  const travelCase = `${floor(s, 590, 706, 190, 24)}
    <rect x="456" y="330" width="270" height="374" rx="70" fill="${s.slant('#59626b', '#2b3138 45', '#15181b')}"/>
    <rect x="466" y="340" width="250" height="354" rx="62" fill="none" stroke="#8f9aa3" stroke-width="3" stroke-dasharray="7 6" opacity=".7"/>
    <path d="M500 400Q510 352 570 348" stroke="#fff" stroke-opacity=".3" stroke-width="10" fill="none" stroke-linecap="round"/>
    ${badge(s, 591, 470, 26, { fill: '#c6cdd3' })}`;
  return scaled(
    1.04,
    400,
    420,
    `${floor(s, 300, 724, 210, 30)}${at(300, 640, dock)}<g transform="translate(300 150) scale(.8) rotate(4)">${shaver(s)}</g>
      ${at(
        300,
        640,
        `<path d="M-118 8A120 24 0 0 0 118 8L128 54Q132 76 0 76T-128 54Z" fill="${s.across('#15181b', '#59626b 28', '#23282d 60', '#0b0d0f')}"/>
      <rect x="-46" y="44" width="92" height="8" rx="4" fill="${s.accent}"/>`,
      )}
    ${travelCase}${floor(s, 600, 724, 120, 18)}${at(560, 664, trimmer)}<g transform="translate(640 690) rotate(24) scale(.9)">
    <rect x="-20" y="-130" width="40" height="130" rx="12" fill="${s.across('#15181b', '#59626b 30', '#0b0d0f')}"/>
    <path d="${repeat(9, (i) => `M-20 ${-124 + i * 9}h-26`)}" stroke="#23282d" stroke-width="4"/></g>
    `,
  );
}

function detail(s: Sketch): string {
  const one = s.symbol(cutter(s));
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#eaf4fa', '#c3d5e0')}"/>
      <path d="M400 820Q200 800 90 620Q20 470 60 270Q110 90 270 80Q400 50 530 80Q690 90 740 270Q780 470 710 620Q600 800 400 820Z" fill="${s.slant('#717a83', '#23282d 40', '#0b0d0f')}"/>
      <path d="M90 280Q130 120 280 108Q400 84 520 108" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="16" stroke-linecap="round"/>
    ${one('translate(232 282) scale(1.55)')}${one('translate(568 282) scale(1.55)')}${one('translate(400 566) scale(1.55)')}
    ${dots(400, 386, 26, 8, 24, '#59626b')}${badge(s, 400, 756, 20, { fill: mix('#ffffff', '#8f979e', 0.3) })}
    ${[
      [110, 120, 17],
      [160, 700, 13],
      [690, 660, 20],
      [660, 110, 12],
      [720, 200, 9],
      [90, 560, 10],
      [640, 730, 9],
    ]
      .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, s.ball('#fff', '#cfe6f5 45', '#7fb0d0'), 'opacity=".85"'))
      .join('')}`,
  );
}

export const illustration = illustrate('shaver', { front, angle, detail });
