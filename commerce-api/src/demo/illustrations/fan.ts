import { circle, lighten, repeat } from './kit.ts';
import { badge, besidePerson, cylinder, display, enamel, floor, illustrate, lying, packed, print, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Cage with blades around a point. */
function head(s: Sketch, x: number, y: number, r: number): string {
  const blade = s.symbol(
    `<path d="M0 0Q${-r * 0.5} ${-r * 0.2} ${-r * 0.36} ${-r * 0.82}Q${r * 0.02} ${-r * 0.94} ${r * 0.2} ${-r * 0.6}Q${r * 0.2} ${-r * 0.24} 0 0Z" fill="${s.slant(lighten(s.body.light, 0.2), s.body.base, s.body.dark)}" opacity=".92"/>`,
  );
  const spoke = s.symbol(`<path d="M0 ${-r * 0.2}Q${r * 0.14} ${-r * 0.6} 0 ${-r}" fill="none" stroke="#59626b" stroke-width="2.5"/>`);
  return `<g transform="translate(${x} ${y})">${circle(0, 0, r, '#ffffff22')}${repeat(5, (i) => blade(`rotate(${i * 72 + (s.seed % 5) * 9})`))}
    ${repeat(30, (i) => spoke(`rotate(${i * 12})`))}${[0.45, 0.72, 1].map((part) => circle(0, 0, r * part, 'none', `stroke="#3d454d" stroke-width="${part === 1 ? 9 : 3}"`)).join('')}
    ${circle(0, 0, r * 0.2, s.ball(s.body.light, s.body.base, s.body.dark))}${badge(s, 0, r * 0.04, r * 0.085, { maxWidth: r * 0.34 })}</g>`;
}

const standing = (s: Sketch): string =>
  `<path d="M386 470H414V690H386Z" fill="${tube(s)}"/><path d="M230 700Q230 680 400 676T570 700Q570 722 400 722T230 700Z" fill="${lying(s)}"/>
    <rect x="366" y="420" width="68" height="110" rx="22" fill="${cylinder(s)}"/>${circle(400, 500, 9, s.accent)}${head(s, 400, 254, 214)}`;

const desk = (s: Sketch): string =>
  `<path d="M372 540H428L440 660H360Z" fill="${cylinder(s)}"/><path d="M220 690Q224 650 400 650T580 690Q580 722 400 722T220 690Z" fill="${lying(s)}"/>
    ${[330, 376, 422, 468].map((x, i) => `<rect x="${x}" y="674" width="34" height="18" rx="9" fill="${i === s.seed % 4 ? s.accent : '#59626b'}"/>`).join('')}${head(s, 400, 330, 268)}`;

const tower = (s: Sketch): string =>
  `<path d="M250 690Q250 664 400 664T550 690Q550 722 400 722T250 690Z" fill="${lying(s)}"/><path d="M306 130Q306 80 400 80T494 130V680H306Z" fill="${enamel(s)}"/>
    <path d="M330 170H470V620H330Z" fill="#15181b"/><path d="${repeat(22, (i) => `M334 ${184 + i * 20}h132`)}" stroke="#59626b" stroke-width="6"/><path d="M350 170v450M400 170v450M450 170v450" stroke="#0b0d10" stroke-width="5"/>
    ${display(s, 350, 102, 100, 40, 12)}${print(400, 132, '3', 30, lighten(s.accent, 0.5))}${badge(s, 400, 654, 22, { maxWidth: 160 })}`;

const artwork = (s: Sketch): string => [standing, desk, tower][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('fan', {
  front: (s) => `${floor(s, 400, 724, 210)}${artwork(s)}`,
  angle: (s) =>
    s.seed % 3 === 1 ? packed(s, artwork(s)) : besidePerson(s, artwork(s), s.seed % 3 === 0 ? 682 : 650, s.seed % 3 === 0 ? 128 : 100),
  detail: (s) => zoomed(s, 1.8, 400, 280, artwork(s)),
});
