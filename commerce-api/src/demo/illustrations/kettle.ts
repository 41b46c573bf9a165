import { circle, ellipse, lighten, metal, mix, repeat } from './kit.ts';
import { at, badge, closeUp, cylinder, floor, illustrate, lying, print, scaled } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { steam } from './drinks.ts';

const SHELL = 'M214 180Q250 164 340 164T466 180L514 590Q516 640 480 640H200Q164 640 166 590Z';

/** A third of the models are of glass, with the water lit from below. */
const isGlass = (s: Sketch): boolean => s.seed % 3 === 2;

/** Boiling bubbles over a box. */
const bubbles = (x: number, y: number, w: number, h: number, count: number, r: number): string =>
  repeat(count, (i) =>
    circle(
      Math.round(x + ((i * 0.618) % 1) * w),
      Math.round(y + ((i * i * 0.271 + i * 0.43) % 1) * h),
      r * (0.5 + (i % 3) * 0.3),
      '#eaf8ff',
      'opacity=".6"',
    ),
  );

function glassShell(s: Sketch, tilted: boolean): string {
  const blue = s.down('#8fd0f299', '#3f9fdccc 60', '#1f6fc0dd');
  // While it pours, the water stays level although the jug does not.
  const water = tilted
    ? `<path d="M200 256L507 455L512 574H168Z" fill="${blue}"/>${bubbles(210, 420, 200, 130, 9, 8)}`
    : `<path d="M192 372Q260 352 340 372T488 370L512 574H168Z" fill="${blue}"/>${bubbles(200, 400, 270, 150, 16, 9)}
      <ellipse cx="340" cy="371" rx="149" ry="15" fill="#d5effb" opacity=".75"/>`;
  return `<path d="${SHELL}" fill="${s.across('#7f99a888', '#eef7fb99 16', '#dcebf233 45', '#b5cbd788 82', '#6f8a9999')}" stroke="#8fa8b5" stroke-width="2.5"/>
    ${water}`;
}

/** Window with the water level. */
const waterGauge = (s: Sketch): string =>
  `<rect x="414" y="300" width="26" height="210" rx="13" fill="${s.across('#2f4a5c', '#bfe4f5 35', '#5f9fc2 70', '#2f4a5c')}" stroke="#000" stroke-opacity=".25"/>
    <path d="M414 390v107a13 13 0 0 0 26 0V390z" fill="#2d8fd0" opacity=".55"/>
    <path d="${repeat(5, (i) => `M444 ${330 + i * 40}h12`)}" stroke="${s.body.ink}" stroke-width="3" opacity=".7"/>`;

/** The jug without its base: spout left, handle right. */
function jug(s: Sketch, tilted = false): string {
  const { body, accent } = s;
  const lid = `<path d="M226 172Q246 118 340 114T454 172Q340 186 226 172Z" fill="${cylinder(s)}"/>
    <path d="M252 148Q280 126 330 124" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"/>
    <path d="M226 172Q340 188 454 172" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    <rect x="322" y="92" width="36" height="26" rx="10" fill="${s.down('#59626b', '#15181b')}"/>`;
  return `<path d="M232 186L150 214Q138 220 146 232L206 300Z" fill="${s.across(body.dark, `${body.light} 45`, body.base)}"/>
    <path d="M452 214Q470 196 520 196Q628 196 628 300V420Q628 530 520 548L500 552L496 506Q580 492 580 410V310Q580 246 516 246L458 262Z" fill="${s.across('#0d0f11', '#4a525b 45', '#23282d 60', '#090a0c')}"/>
    <path d="M470 226Q490 212 524 212Q608 216 612 304V420" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>
    ${isGlass(s) ? glassShell(s, tilted) : `<path d="${SHELL}" fill="${cylinder(s)}"/>`}
    <path d="M260 190Q238 400 226 620" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".35"/>${lid}
    <path d="M167 572H513L514 590Q516 640 480 640H200Q164 640 166 590Z" fill="${s.across('#5d646c', '#fbfcfd 22', '#b4bbc1 50', '#6f767d 85', '#454c53')}"/>
    ${isGlass(s) ? '' : waterGauge(s)}
    ${badge(s, 310, 470, 24, { maxWidth: 170, ...(isGlass(s) ? { fill: '#ffffff' } : {}) })}
    <path d="M500 566h52q10 0 10 10v14q0 10-10 10h-56z" fill="${s.down('#3d454d', '#0d0f11')}"/>
    <rect x="534" y="572" width="18" height="22" rx="5" fill="${accent}"/>`;
}

/** Power base with its temperature keys. */
const base = (s: Sketch, x: number, y: number): string =>
  at(
    x,
    y,
    `<path d="M-190 0Q-190-16 0-16T190 0L198 34Q198 50 180 50H-180Q-198 50-198 34Z" fill="${lying(s)}"/>
      <path d="M-190 2Q0 20 190 2" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>
      <path d="M-84 30h40M-20 30h40M44 30h40" stroke="${s.body.ink}" stroke-width="5" stroke-linecap="round" opacity=".6"/>
      ${circle(120, 30, 8, s.accent)}`,
  );

const front = (s: Sketch): string => scaled(1.02, 400, 440, `${floor(s, 380, 734, 290)}${base(s, 352, 678)}${at(12, 34, jug(s))}`);

function angle(s: Sketch): string {
  const water = `<path d="M118 368Q96 420 96 660" fill="none" stroke="${s.across('#9fd2ee', '#e6f6fd 40', '#6fb4db')}" stroke-width="15" stroke-linecap="round" opacity=".85"/>
    <path d="M116 372Q92 420 93 655" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>`;
  return `${floor(s, 540, 726, 240, 34)}
    ${at(556, 680, ellipse(0, 0, 190, 42, s.slant(s.body.light, s.body.base, s.body.dark)), `<path d="M-190 0V14A190 42 0 0 0 190 14V0A190 42 0 0 1-190 0Z" fill="${cylinder(s)}"/>`, ellipse(0, 0, 150, 30, '#15181b'), ellipse(0, -8, 40, 10, metal(s)), ellipse(0, -14, 28, 7, '#2b3036'))}
    ${floor(s, 112, 742, 110, 18)}${water}<g transform="translate(-6 -24) rotate(-33 400 380) scale(.92) translate(70 40)">${jug(s, true)}
    </g>
    <path d="M48 610Q48 600 60 600H150Q162 600 162 610L156 720Q154 738 136 738H76Q58 738 54 720Z" fill="${s.across('#b9c2c9', '#fff 30', '#e3e8eb 60', '#9fa9b1')}"/>
    ${ellipse(105, 606, 57, 11, '#d5dbe0')}${ellipse(105, 608, 50, 8, '#8a5a2b')}
    <path d="M160 630q46-6 42 30t-48 34" fill="none" stroke="#cfd6db" stroke-width="11"/>${steam(70, 580, 90)}`;
}

/** The wall of the jug close by, with its scale. */
function wall(s: Sketch): string {
  const glass = isGlass(s);
  const ink = glass ? '#ffffff' : s.body.ink;
  const outline = 'M130 0H640L690 470H80Z';
  const shell = glass
    ? `<path d="${outline}" fill="${s.across('#7f99a899', '#eef7fbaa 16', '#dcebf244 45', '#b5cbd799 82', '#6f8a99aa')}"/>
      <path d="M116 130Q250 104 390 130T654 126L690 470H80Z" fill="${s.down('#8fd0f2cc', '#3f9fdcdd 60', '#1f6fc0')}"/>
      ${bubbles(120, 180, 520, 240, 26, 16)}<path d="M170 40L140 430" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".4"/>`
    : `<path d="${outline}" fill="${cylinder(s)}"/>
      <rect x="464" y="-40" width="76" height="420" rx="38" fill="${s.across('#24404f', '#bfe4f5 35', '#5f9fc2 70', '#24404f')}" stroke="#000" stroke-opacity=".3" stroke-width="3"/>
      <path d="M464 150q19-10 38 0t38 0v192a38 38 0 0 1-76 0z" fill="#2d8fd0" opacity=".65"/>${bubbles(486, 176, 34, 160, 6, 9)}`;
  return `${shell}<path d="M554 150h28M554 220h28M554 290h28M554 360h28" stroke="${ink}" stroke-width="5" opacity=".8"/>
    ${print(592, 158, 'MAX', 20, ink, 'start')}${print(592, 368, 'MIN', 20, ink, 'start')}
    ${badge(s, 290, 300, 38, { maxWidth: 300, fill: ink })}`;
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  const chosen = s.seed % 4;
  const temps = ['70°', '80°', '90°', '100°'].map((value, i) => {
    const x = 146 + i * 169;
    return `${circle(x, 640, 56, s.down('#3d454d', '#0d0f11'))}
      ${circle(x, 640, 50, i === chosen ? s.ball(lighten(accent, 0.4), accent) : s.ball('#4a525b', '#1b1f23'))}
      ${print(x, 652, value, 34, i === chosen ? '#ffffff' : '#c6cdd3')}`;
  });
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#f6f8f9', '#cfd6db')}"/>${wall(s)}
      <path d="M82 440H688L692 500Q690 520 670 520H100Q80 520 78 500Z" fill="${s.across('#5d646c', '#fbfcfd 22', '#b4bbc1 50', '#6f767d 85', '#454c53')}"/>
    <path d="M40 528Q40 512 60 512H740Q760 512 760 528V770H40Z" fill="${s.down(mix('#3d454d', body.dark, 0.3), '#15181b 35', '#0d0f11')}"/>
    <path d="M40 516H760" stroke="#7d868e" stroke-width="4"/>${temps.join('')}`,
  );
}

export const illustration = illustrate('kettle', { front, angle, detail });
