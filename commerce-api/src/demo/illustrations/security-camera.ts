import { circle, ellipse, lens } from './kit.ts';
import { at, badge, cylinder, dots, enamel, floor, illustrate, lying, packed, shaded, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const indoor = (s: Sketch): string =>
  `${ellipse(400, 690, 200, 40, cylinder(s))}<path d="M384 560H416V690H384Z" fill="${cylinder(s)}"/><rect x="170" y="130" width="460" height="450" rx="150" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <rect x="214" y="174" width="372" height="362" rx="116" fill="#15181b"/>${lens(s, 400, 330, 112)}${dots(400, 330, 138, 9, 36, '#5c1a22')}${circle(400, 492, 9, s.accent)}${badge(s, 400, 634, 22, { maxWidth: 180 })}`;

const turning = (s: Sketch): string =>
  `<path d="M250 560H550L580 680Q580 720 400 720T220 680Z" fill="${cylinder(s)}"/>${circle(400, 350, 250, s.ball(s.body.light, s.body.base, s.body.dark), `stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"`)}
    <path d="M230 290Q400 180 570 290V420Q400 530 230 420Z" fill="#15181b"/>${lens(s, 400, 354, 92)}${circle(280, 354, 12, '#5c1a22')}${circle(520, 354, 12, '#5c1a22')}
    <path d="M240 566H560" stroke="#000" stroke-opacity=".4" stroke-width="10"/>${badge(s, 400, 650, 28, { maxWidth: 240 })}${circle(400, 470, 8, s.accent)}<path d="M230 220Q300 130 400 124" stroke="#fff" stroke-width="14" fill="none" stroke-linecap="round" opacity=".6"/>`;

const outdoor = (s: Sketch): string =>
  `<path d="M600 560H700Q730 560 730 590V700Q730 720 700 720H600Z" fill="${shaded(s)}"/><path d="M520 420L640 600" stroke="${s.body.dark}" stroke-width="46" stroke-linecap="round"/>
    <path d="M150 250H560Q640 250 640 340T560 430H150Z" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/><path d="M90 214H590Q650 220 656 290H110Q84 260 90 214Z" fill="${s.down(s.body.light, s.body.base)}"/>
    ${ellipse(150, 342, 66, 96, '#15181b')}${at(146, 342, `<g transform="scale(.62 1)">${lens(s, 0, 0, 62)}</g>`)}${badge(s, 420, 366, 34, { maxWidth: 260 })}${circle(240, 400, 8, s.accent)}
    <path d="M600 210V110M560 216V130" stroke="#23282d" stroke-width="18" stroke-linecap="round"/>`;

const artwork = (s: Sketch): string => [indoor, turning, outdoor][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('security-camera', {
  front: (s) => `${s.seed % 3 === 2 ? '' : floor(s, 400, 728, 200)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, s.seed % 3 === 2 ? 260 : 400, 345, artwork(s)),
});
