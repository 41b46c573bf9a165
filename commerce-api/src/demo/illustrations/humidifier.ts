import { circle, ellipse, lighten, repeat } from './kit.ts';
import { badge, cylinder, display, enamel, floor, illustrate, packed, print, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const mist = (x: number, y: number): string =>
  repeat(
    3,
    (i) =>
      `<path d="M${x - 40 + i * 40} ${y}q${-34 + i * 30}-50 ${i * 16 - 14}-90t${i * 18 - 10}-64" fill="none" stroke="#b9d6e4" stroke-width="${20 - i * 3}" stroke-linecap="round" opacity=".5"/>`,
  );

const water = (s: Sketch): string => s.across('#7fb8d6aa', '#d5eefa99 30', '#a9d3e888 60', '#6fa8c8aa');

const drop = (s: Sketch): string =>
  `${mist(400, 190)}<path d="M400 170Q600 330 580 520H220Q200 330 400 170Z" fill="${water(s)}" stroke="#7fa8bb" stroke-width="3"/><path d="M226 420Q400 390 574 420L580 520H220Z" fill="#4f9fcb" opacity=".6"/>
    <path d="M200 520H600Q612 640 580 700H220Q188 640 200 520Z" fill="${cylinder(s)}"/>${ellipse(400, 180, 34, 12, '#59626b')}${badge(s, 400, 590, 32, { maxWidth: 260 })}${circle(400, 648, 26, s.ball('#fbfcfd', '#aeb7bf'))}${circle(400, 648, 10, s.accent)}
    <path d="M290 330Q330 250 390 210" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".7"/>`;

const tank = (s: Sketch): string =>
  `${mist(400, 170)}<rect x="250" y="170" width="300" height="330" rx="40" fill="${water(s)}" stroke="#7fa8bb" stroke-width="3"/><path d="M254 300Q400 280 546 300V496H254Z" fill="#4f9fcb" opacity=".55"/>
    <path d="M230 180Q230 150 260 150H540Q570 150 570 180V210H230Z" fill="${enamel(s)}"/><path d="M220 490H580V660Q580 706 534 706H266Q220 706 220 660Z" fill="${enamel(s)}"/>${display(s, 330, 530, 140, 62, 14)}${print(400, 574, '52%', 40, lighten(s.accent, 0.5))}
    ${badge(s, 400, 656, 28, { maxWidth: 240 })}<path d="M280 230V470" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/>`;

const evaporator = (s: Sketch): string =>
  `<path d="M190 170Q190 130 230 130H570Q610 130 610 170V660Q610 706 564 706H236Q190 706 190 660Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>${ellipse(400, 150, 190, 30, '#15181b')}
    <path d="${repeat(9, (i) => `M${236 + i * 41} 300V560`)}" stroke="#15181b" stroke-opacity=".55" stroke-width="16" stroke-linecap="round"/>${display(s, 330, 206, 140, 54, 12)}${print(400, 246, '48%', 34, lighten(s.accent, 0.5))}
    ${badge(s, 400, 640, 32, { maxWidth: 300 })}<rect x="560" y="420" width="22" height="160" rx="11" fill="#5fb0dc" opacity=".8"/>${circle(250, 234, 12, s.accent)}`;

const artwork = (s: Sketch): string => [drop, tank, evaporator][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('humidifier', {
  front: (s) => `${floor(s, 400, 718, 230)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, 400, s.seed % 3 === 2 ? 320 : 540, artwork(s)),
});
