import { repeat } from './kit.ts';
import { badge, closeUp, enamel, floor, illustrate, print, shaded } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Lines of a page; every fifth ends a paragraph. */
const lines = (x: number, y: number, w: number, count: number, gap: number): string =>
  `<path d="${repeat(count, (i) => `M${x + (i % 5 === 0 ? 24 : 0)} ${y + i * gap}H${x + (i % 5 === 4 ? w * 0.55 : w - (i % 3) * 8)}`)}" stroke="#2b2f33" stroke-opacity=".72" stroke-width="${gap * 0.28}"/>`;

/** Buttons at the side, at the bottom, or a plain frame. */
function device(s: Sketch): string {
  const kind = s.seed % 3;
  const paper = s.down('#eceae3', '#dddbd2');
  const wide = kind === 1;
  const [x, w] = wide ? [170, 460] : [190, 420];
  const screen = wide ? { x: x + 30, w: 320 } : { x: x + 36, w: w - 72 };
  return `<rect x="${x}" y="90" width="${w}" height="620" rx="34" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".6" stroke-width="3"/>
    <rect x="${screen.x}" y="130" width="${screen.w}" height="${kind === 0 ? 480 : 510}" rx="6" fill="${paper}" stroke="#8f8d84" stroke-width="2"/>
    ${print(screen.x + screen.w / 2, 186, 'Rozdział 7', 28, '#23272b')}${lines(screen.x + 26, 224, screen.w - 52, kind === 0 ? 17 : 19, 21)}${print(screen.x + screen.w / 2, kind === 0 ? 598 : 628, '42%', 18, '#59574f')}
    ${wide ? [300, 410].map((y) => `<rect x="560" y="${y}" width="26" height="84" rx="13" fill="${s.body.dark}"/>`).join('') : ''}
    ${kind === 0 ? `<rect x="330" y="634" width="140" height="22" rx="11" fill="${s.body.dark}"/>` : ''}${badge(s, screen.x + screen.w / 2, 690, 24, { maxWidth: 240 })}`;
}

export const illustration = illustrate('e-reader', {
  front: (s) => `${floor(s, 400, 724, 230)}${device(s)}`,
  angle: (s) =>
    `${floor(s, 420, 730, 290)}<g transform="translate(190 60) skewY(8) scale(.82 .92)"><rect x="206" y="104" width="420" height="620" rx="34" fill="${shaded(s)}"/>${device(s)}</g>
    <g transform="translate(30 250) rotate(-8)"><path d="M0 0H180V440H0Z" fill="${s.across(s.accent, '#15181b')}"/><path d="M180 0l14 10V446l-14-6z" fill="#f3f1ea"/>${print(90, 120, 'KSIĄŻKA', 30, '#ffffff')}</g>`,
  detail: (s) =>
    closeUp(
      s,
      `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#eceae3', '#d6d3c8')}"/>${print(400, 170, 'Rozdział 7', 60, '#23272b')}${lines(110, 260, 600, 11, 44)}
      <path d="M40 700H760V760H40Z" fill="${enamel(s)}"/><path d="M40 40H420L180 760H40Z" fill="#fff" opacity=".12"/>${badge(s, 400, 744, 30)}`,
    ),
});
