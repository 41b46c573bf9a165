import { circle, lighten, mix, repeat } from './kit.ts';
import { badge, besidePerson, display, enamel, floor, illustrate, packed, print, shaded, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const slats = (x: number, y: number, w: number, count: number, gap: number): string =>
  `<path d="${repeat(count, (i) => `M${x} ${y + i * gap}h${w}`)}" stroke="#0b0d10" stroke-opacity=".4" stroke-width="${gap * 0.4}" stroke-linecap="round"/>`;

const portable = (s: Sketch): string =>
  `<path d="M560 220Q720 200 700 90Q690 40 640 40" fill="none" stroke="${s.across('#d5dce1', '#9fabb4')}" stroke-width="84"/><path d="M560 220Q720 200 700 90Q690 40 640 40" fill="none" stroke="#59626b" stroke-width="84" stroke-dasharray="4 16" opacity=".35"/>
    <path d="M540 150H620Q640 150 640 180V640Q640 680 610 690H540Z" fill="${shaded(s)}"/><path d="M200 180Q200 120 260 120H520Q580 120 580 180V650Q580 694 540 694H240Q200 694 200 650Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M220 128Q390 96 560 128L572 190H208Z" fill="${s.down(lighten(s.body.light, 0.2), s.body.base)}"/>${display(s, 320, 140, 140, 40, 12)}${print(390, 170, '22°', 30, lighten(s.accent, 0.5))}
    <rect x="232" y="210" width="316" height="92" rx="16" fill="#1b1f23"/>${slats(246, 226, 288, 5, 16)}${slats(250, 520, 280, 8, 18)}
    ${badge(s, 390, 400, 34, { maxWidth: 300 })}<path d="M236 340v300" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4"/>
    ${circle(260, 704, 20, '#23282d')}${circle(520, 704, 20, '#23282d')}`;

const split = (s: Sketch): string =>
  `<path d="M60 230Q60 200 90 200H710Q740 200 740 230V410Q740 450 700 452H100Q60 450 60 410Z" fill="${s.down(lighten(s.body.light, 0.3), s.body.base, mix(s.body.base, s.body.dark, 0.5))}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M84 400H716L690 448H110Z" fill="#23282d"/><path d="M90 404H710L640 470H160Z" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".4"/>
    <path d="M60 372H740" stroke="${s.body.dark}" stroke-opacity=".4" stroke-width="3"/>${badge(s, 150, 330, 30, { maxWidth: 160 })}${print(640, 336, '23°', 44, s.accent)}
    <path d="M90 224H700" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/>
    ${[200, 330, 460, 590].map((x) => `<path d="M${x} 520q-24 50 0 100t0 100" fill="none" stroke="#7fc4e8" stroke-width="9" stroke-linecap="round" opacity=".55"/>`).join('')}`;

const unit = (s: Sketch): string =>
  `<path d="M650 250L730 200V620L650 690Z" fill="${shaded(s)}"/><path d="M110 250L190 200H730L650 250Z" fill="${lighten(s.body.light, 0.2)}"/>
    <rect x="110" y="250" width="540" height="440" rx="14" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <rect x="140" y="280" width="370" height="300" rx="10" fill="#2b3138"/>${slats(154, 300, 342, 14, 20)}<rect x="140" y="604" width="480" height="58" rx="10" fill="#1b1f23"/>${slats(154, 618, 452, 3, 16)}
    ${display(s, 532, 284, 92, 64, 10)}${print(578, 328, '21°', 34, lighten(s.accent, 0.5))}${[380, 430, 480].map((y) => circle(578, y, 18, s.body.dark)).join('')}${badge(s, 578, 560, 22, { maxWidth: 100 })}`;

const artwork = (s: Sketch): string => [portable, split, unit][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('air-conditioner', {
  front: (s) => `${s.seed % 3 === 1 ? '' : floor(s, 400, 722, 280)}${artwork(s)}`,
  angle: (s) =>
    [
      () => besidePerson(s, artwork(s), 620, 72),
      () => besidePerson(s, `<g transform="translate(0 268)">${artwork(s)}</g>`, 270, 30, 110),
      () => packed(s, artwork(s)),
    ][s.seed % 3]?.() ?? '',
  detail: (s) => zoomed(s, 1.8, s.seed % 3 === 2 ? 480 : 400, s.seed % 3 === 1 ? 340 : 300, artwork(s)),
});
