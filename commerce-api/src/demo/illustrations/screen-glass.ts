import { lighten } from './kit.ts';
import { at, badge, floor, illustrate, packed, print, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const isFull = (s: Sketch): boolean => s.seed % 3 === 0;
const isPrivate = (s: Sketch): boolean => s.seed % 3 === 2;

const phone = (s: Sketch): string =>
  `<rect width="330" height="610" rx="46" fill="${s.across(s.body.base, s.body.dark)}"/><rect x="14" y="14" width="302" height="582" rx="34" fill="${s.slant(lighten(s.accent, 0.35), s.accent, '#182238')}"/>
    <path d="M60 430Q150 330 230 420T316 400V562Q316 596 282 596H48Q14 596 14 562V470Q30 452 60 430Z" fill="#fff" opacity=".18"/>
    ${print(165, 150, '9:41', 66, '#ffffff')}<circle cx="165" cy="42" r="10" fill="#05070a"/>`;

const pane = (s: Sketch): string =>
  `<rect width="330" height="610" rx="46" fill="${isPrivate(s) ? s.across('#0d1116ee', '#2b313899 50', '#0d1116ee') : s.slant('#e9f6fbaa', '#bfe0ee55 50', '#e9f6fb99')}" stroke="${isFull(s) ? '#0d0f11' : '#8fb6c8'}" stroke-width="${isFull(s) ? 18 : 5}"/>
    <path d="M40 40H190L70 570H40Z" fill="#fff" opacity="${isPrivate(s) ? 0.12 : 0.5}"/><path d="M222 40H262L142 570H102Z" fill="#fff" opacity="${isPrivate(s) ? 0.08 : 0.35}"/>
    <rect x="120" y="26" width="90" height="20" rx="10" fill="none" stroke="#8fb6c8" stroke-width="4"/>
    ${print(165, 556, '9H', 44, isPrivate(s) ? '#e9eef2' : '#2f6a86')}`;

const artwork = (s: Sketch): string =>
  `<g transform="translate(150 130) skewY(-5)">${phone(s)}</g><g transform="translate(320 160) skewY(-5)">${pane(s)}</g>
    ${at(484, 600, badge(s, 0, 0, 24, { fill: isPrivate(s) ? '#e9eef2' : '#2f6a86', maxWidth: 240 }))}`;

export const illustration = illustrate('screen-glass', {
  front: (s) => `${floor(s, 400, 734, 270)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, 430, 300, artwork(s)),
});
