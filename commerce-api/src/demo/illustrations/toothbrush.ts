import { circle, ellipse, lighten, metal, mix, repeat } from './kit.ts';
import { at, badge, closeUp, cylinder, floor, illustrate, scaled, tube } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const round = (s: Sketch): boolean => s.seed % 2 === 0;

/** Tufts of bristles in a box, alternating white and accent. */
const tufts = (s: Sketch, w: number, h: number, columns: number): string => {
  const step = w / columns;
  const row = (from: number): string =>
    repeat(columns, (i) => (i % 2 === from ? `M${(i * step + step * 0.5).toFixed(1)} ${h}V${(((i * 5) % 3) * h * 0.06).toFixed(1)}` : ''));
  return `<path d="${row(0)}" stroke="#d3e0e8" stroke-width="${step * 0.86}" stroke-linecap="round"/>
    <path d="${row(1)}" stroke="${lighten(s.accent, 0.35)}" stroke-width="${step * 0.86}" stroke-linecap="round"/>
    <path d="M0 ${h}H${w}V${h * 0.3}H0Z" fill="${s.across('#0002', '#0000 30', '#0000 70', '#0004')}"/>`;
};

/** Brush head on its stem, pointing up, bristles to the left; 0,0 is the foot of the stem. */
const brushHead = (s: Sketch): string =>
  `<path d="M-20 0L-11-150Q-10-176 8-176T20-150L22 0Z" fill="${s.across('#c3cad0', '#fff 35', '#e3e8eb 60', '#a9b2ba')}"/>
    <path d="M-20-12H22V0H-20Z" fill="${s.accent}"/>${
      round(s)
        ? `<g transform="translate(-8 -196)">
    <rect x="-12" y="-36" width="34" height="74" rx="16" fill="${s.across('#fff', '#c3cad0')}"/>
    <g transform="translate(-12 -34) rotate(90) scale(1 .9)">${tufts(s, 68, 46, 8)}</g>
    </g>`
        : `<rect x="-12" y="-262" width="32" height="120" rx="14" fill="${s.across('#fff', '#c3cad0')}"/>
    <g transform="translate(-12 -258) rotate(90)">${tufts(s, 96, 46, 10)}</g>`
    }`;

/** Handle, 0,0 its upper middle, 400 tall. */
function handle(s: Sketch): string {
  const modes = repeat(
    4,
    (i) =>
      `<path d="M-12 ${246 + i * 26}h24" stroke="${i === s.seed % 4 ? s.accent : s.body.ink}" stroke-opacity="${i === s.seed % 4 ? 1 : 0.35}" stroke-width="5" stroke-linecap="round"/>`,
  );
  return `<path d="M-24 0H24Q46 40 52 120Q58 260 46 384Q44 400 0 400T-46 384Q-58 260-52 120Q-46 40-24 0Z" fill="${cylinder(s)}"/>
    <path d="M-20 30Q-36 160-28 360" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5" fill="none"/>
    ${circle(0, 130, 25, metal(s))}${circle(0, 130, 21, s.ball(s.body.light, s.body.base))}
    <path d="M0 120v10m-8-4a9 9 0 1 0 16 0" fill="none" stroke="${s.accent}" stroke-width="3.5" stroke-linecap="round"/>
    ${badge(s, 0, 206, 13, { maxWidth: 80 })}${modes}
    <path d="M-47 372Q0 388 47 372L46 384Q44 400 0 400T-46 384Z" fill="${s.across('#8f979e', '#fff 30', '#8f979e')}"/>`;
}

const brush = (s: Sketch): string => `${at(0, 262, `<rect x="-9" y="-20" width="18" height="24" fill="${tube(s)}"/>`, handle(s))}
  ${at(0, 256, brushHead(s))}`;

const dock = (s: Sketch): string => `<path d="M-84 0A84 20 0 0 0 84 0L92 44Q92 62 0 62T-92 44Z" fill="${cylinder(s)}"/>
  ${ellipse(0, 0, 84, 20, s.slant(s.body.light, s.body.dark))}${ellipse(0, -2, 50, 11, '#15181b')}`;

const front = (s: Sketch): string =>
  scaled(
    0.98,
    410,
    770,
    `${floor(s, 400, 748, 150, 20)}${at(320, 686, dock(s))}${at(320, 18, brush(s))}
      ${at(
        320,
        676,
        `<path d="M-84 10A84 20 0 0 0 84 10L92 54Q92 72 0 72T-92 54Z" fill="${cylinder(s)}"/>
      <path d="M-78 18A84 20 0 0 0 78 18" fill="none" stroke="${s.body.light}" stroke-width="3" opacity=".7"/>`,
      )}
    ${floor(s, 520, 748, 90, 14)}${at(520, 740, `<g transform="scale(1.25)">${brushHead(s)}</g>`)}${floor(s, 620, 748, 70, 12)}
    ${at(610, 742, brushHead(s))}`,
  );

function angle(s: Sketch): string {
  const { body } = s;
  return scaled(
    1.08,
    400,
    840,
    `${floor(s, 400, 668, 350, 40)}
      <path d="M60 560Q60 530 100 526H700Q740 530 740 560V640Q740 672 700 672H100Q60 672 60 640Z" fill="${s.down(body.light, `${body.base} 40`, mix(body.base, body.dark, 0.7))}"/>
      <path d="M84 552Q84 540 100 540H700Q716 540 716 552L704 600H96Z" fill="${s.down('#23282d', '#4a525b')}"/>
      <path d="M60 560L110 330Q116 306 144 306H656Q684 306 690 330L740 560" fill="${s.down('#ffffffa0', '#cfdde655')}" stroke="#9fb3bf" stroke-width="3"/>
      <path d="M140 330L104 520" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".9"/>
    <g transform="translate(100 512) rotate(84) scale(.9) translate(0 -640)">${brush(s)}</g><g transform="translate(250 392) rotate(84)">
    ${brushHead(s)}</g><path d="M84 560H716L712 600H88Z" fill="${s.down('#00000055', '#0000')}"/>
    ${badge(s, 400, 640, 28)}`,
  );
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  const rings = round(s)
    ? `${circle(400, 250, 190, s.slant('#fff', '#b4bbc1'))}${circle(400, 250, 168, s.slant('#dfe5ea', '#9aa5ad'))}
      ${[150, 118, 86, 54, 22]
        .map(
          (
            r,
            i,
          ) => `<circle cx="400" cy="250" r="${r}" fill="none" stroke="${i % 2 === 0 ? '#fdfefe' : lighten(accent, 0.3)}" stroke-width="27" stroke-linecap="round" stroke-dasharray="${i === 4 ? '20 4' : '22 9'}"/>
      <circle cx="400" cy="250" r="${r}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="27" stroke-dasharray="2 29"/>`,
        )
        .join('')}`
    : `<rect x="276" y="60" width="248" height="400" rx="110" fill="${s.slant('#fff', '#b4bbc1')}"/>
      ${repeat(
        8,
        (
          row,
        ) => `<path d="M316 ${112 + row * 42}H490" stroke="${row % 2 === 0 ? '#fdfefe' : lighten(accent, 0.3)}" stroke-width="34" stroke-linecap="round" stroke-dasharray=".1 43"/>
      <path d="M316 ${118 + row * 42}H490" stroke="#000" stroke-opacity=".1" stroke-width="34" stroke-linecap="round" stroke-dasharray=".1 43"/>`,
      )}`;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#eef7fb', '#c9dde8')}"/>
      <path d="M340 400H460L480 620H320Z" fill="${s.across('#b4bbc1', '#fff 32', '#e3e8eb 60', '#9aa5ad')}"/>${rings}
      <path d="M318 600H482V630H318Z" fill="${accent}"/><path d="M300 630H500Q580 680 600 800H200Q220 680 300 630Z" fill="${cylinder(s)}"/>
      ${circle(400, 728, 40, metal(s))}${circle(400, 728, 34, s.ball(body.light, body.base))}
    <path d="M320 640Q270 690 252 760" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5" fill="none"/>
    ${badge(s, 400, 560, 18, { fill: '#4a5159', maxWidth: 120 })}
    ${[
      [120, 160, 22],
      [170, 560, 15],
      [670, 480, 24],
      [640, 140, 14],
      [690, 300, 10],
      [110, 400, 11],
    ]
      .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, s.ball('#fff', '#cfe6f5 45', '#7fb0d0'), 'opacity=".85"'))
      .join('')}`,
  );
}

export const illustration = illustrate('toothbrush', { front, angle, detail });
