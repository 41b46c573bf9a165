import { circle } from './kit.ts';
import { badge, besidePerson, display, floor, illustrate, lying, print, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const wheel = (s: Sketch, x: number, y: number, r: number): string =>
  circle(x, y, r, '#15181b') +
  circle(x, y, r * 0.72, s.ball('#c9d0d6', '#59626b')) +
  circle(x, y, r * 0.44, '#23282d') +
  circle(x, y, r * 0.16, s.accent);

interface Build {
  readonly radius: number;
  readonly deck: number;
  readonly top: number;
  readonly sprung: boolean;
}

function ride(s: Sketch, { radius: r, deck, top, sprung }: Build): string {
  const axle = 720 - r;
  const front = 620;
  const rear = 190;
  return `<path d="M${front - 66} ${top + 20}L${front - 40} ${top + 14}L${front + 14} ${axle}H${front - 22}Z" fill="${tube(s)}"/><path d="M${front - 72} ${top + 6}L${front - 36} ${top}L${front - 6} ${axle - r - 20}H${front - 44}Z" fill="${s.across(s.body.base, `${s.body.light} 40`, s.body.dark)}"/>
    ${wheel(s, front, axle, r)}${wheel(s, rear, axle, r)}
    <path d="M${rear - r} ${axle - r * 0.5}Q${rear - 10} ${axle - r * 1.5} ${rear + r * 1.1} ${axle - 20}" fill="none" stroke="#23282d" stroke-width="16" stroke-linecap="round"/>
    <path d="M${front - r * 1.1} ${axle - r * 0.4}Q${front} ${axle - r * 1.55} ${front + r * 1.05} ${axle - r * 0.3}" fill="none" stroke="#23282d" stroke-width="16" stroke-linecap="round"/>
    <path d="M${rear + r * 0.7} ${axle - 24}H480L${front - 56} ${axle - 130}H${front - 10}L${front - 56} ${axle - 60}L510 ${axle - 24 + deck}H${rear + r * 0.7}Z" fill="${lying(s)}"/>
    <path d="M${rear + r} ${axle - 26}H486" stroke="#15181b" stroke-width="12"/><path d="M${rear + r + 20} ${axle - 4 + deck / 2}H440" stroke="${s.accent}" stroke-width="7" stroke-linecap="round"/>
    ${badge(s, 360, axle + deck / 2, 24, { maxWidth: 180 })}${sprung ? `<path d="M${front - 8} ${axle - 90}l26 14l-26 14l26 14l-26 14l26 14" fill="none" stroke="${s.accent}" stroke-width="9"/>` : ''}
    <path d="M${front - 190} ${top + 26}Q${front - 120} ${top - 26} ${front - 54} ${top}T${front + 40} ${top + 10}" fill="none" stroke="#3d454d" stroke-width="16" stroke-linecap="round"/>
    <path d="M${front - 196} ${top + 30}l54-34" stroke="#15181b" stroke-width="26" stroke-linecap="round"/><path d="M${front + 4} ${top + 8}h44" stroke="#15181b" stroke-width="26" stroke-linecap="round"/>
    <g transform="rotate(-12 ${front - 56} ${top - 18})">${display(s, front - 92, top - 40, 70, 40, 10)}${print(front - 57, top - 12, '20', 26, '#bff3c6')}</g>
    <path d="M${front - 22} ${top + 66}h36l22 16l-22 16h-32z" fill="#23282d"/>${circle(front + 26, top + 82, 12, '#fff4c2')}${circle(rear - r + 2, axle - r * 0.5, 9, '#e0303f')}`;
}

const builds: readonly Build[] = [
  { radius: 74, deck: 34, top: 96, sprung: false },
  { radius: 92, deck: 46, top: 90, sprung: true },
  { radius: 58, deck: 28, top: 210, sprung: false },
];
const centimetres = [114, 122, 92] as const;

const artwork = (s: Sketch): string => {
  const build = builds[s.seed % 3];
  return build === undefined ? '' : ride(s, build);
};

export const illustration = illustrate('scooter', {
  front: (s) => `${floor(s, 400, 724, 320)}${artwork(s)}`,
  angle: (s) => besidePerson(s, artwork(s), s.seed % 3 === 2 ? 530 : 650, centimetres[s.seed % 3] ?? 114),
  detail: (s) => zoomed(s, 2, 560, s.seed % 3 === 2 ? 290 : 190, artwork(s)),
});
