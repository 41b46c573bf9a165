import { at, badge, floor, illustrate, print } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** A plastic card with a ribbon; the brand is what it is worth. */
const card = (s: Sketch): string =>
  `<g transform="rotate(-6 400 400)"><rect x="110" y="230" width="580" height="366" rx="34" fill="${s.slant(s.body.light, `${s.body.base} 40`, s.body.dark)}"/>
    <path d="M110 372H690v62H110z" fill="#f6c445"/><path d="M214 230h62v366h-62z" fill="#f6c445"/>
    ${at(245, 402, '<path d="M0 0C-70-90-150-70-128-14-110 30-40 20 0 0ZM0 0C70-90 150-70 128-14 110 30 40 20 0 0Z" fill="#ffdd7a" stroke="#d79f1c" stroke-width="6"/><circle r="22" fill="#f6c445" stroke="#d79f1c" stroke-width="6"/>')}
    ${badge(s, 480, 340, 76, { maxWidth: 340 })}${print(480, 540, 'karta podarunkowa', 38, s.body.ink)}</g>`;

export const illustration = illustrate('gift-card', {
  front: (s) => `${floor(s, 400, 690, 250)}${card(s)}`,
  angle: card,
  detail: card,
});
