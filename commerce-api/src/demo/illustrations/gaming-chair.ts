import { circle, lighten, mix, repeat } from './kit.ts';
import { at, badge, besidePerson, contrast, floor, illustrate, lying, tube, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const base = (s: Sketch): string =>
  `<path d="M384 540H416V640H384Z" fill="${tube(s)}"/><path d="M400 620L190 690M400 620L610 690M400 620V704M400 620L290 716M400 620L510 716" stroke="#23282d" stroke-width="24" stroke-linecap="round"/>
    ${[190, 610, 290, 510, 400].map((x, i) => circle(x, i < 2 ? 702 : 712, 16, '#0b0d10')).join('')}`;

const arms = (s: Sketch, lifted: boolean): string =>
  [196, 604]
    .map((x) =>
      at(
        x,
        0,
        `<rect x="-14" y="430" width="28" height="100" rx="8" fill="#2b3138"/><rect x="-36" y="${lifted ? 402 : 414}" width="72" height="30" rx="14" fill="#15181b"/><path d="M-22 ${lifted ? 408 : 420}h44" stroke="${s.accent}" stroke-width="4"/>`,
      ),
    )
    .join('');

const seat = (s: Sketch, fill: string): string =>
  `<path d="M214 500Q214 468 260 466H540Q586 468 586 500L574 560Q570 580 540 580H260Q230 580 226 560Z" fill="${fill}"/><path d="M250 560H550" stroke="${s.body.dark}" stroke-width="6" opacity=".6"/>`;

const racing = (s: Sketch): string =>
  `${base(s)}<path d="M300 90Q310 56 400 56T500 90L520 180Q570 200 566 280L548 470H252L234 280Q230 200 280 180Z" fill="${s.across('#0d0f11', '#3d454d 40', '#0d0f11')}"/>
    <path d="M330 100H470L490 300L466 460H334L310 300Z" fill="${s.across(s.body.dark, `${s.body.light} 45`, s.body.dark)}"/><path d="M292 116h30v40h-30zM478 116h30v40h-30z" fill="#f3f5f7" opacity=".16"/>
    <rect x="330" y="92" width="140" height="66" rx="30" fill="#15181b"/>${badge(s, 400, 134, 20, { fill: '#ffffff', maxWidth: 120 })}<rect x="318" y="360" width="164" height="86" rx="30" fill="#15181b"/>
    <path d="M250 220Q262 340 270 460M550 220Q538 340 530 460" stroke="${lighten(s.accent, 0.1)}" stroke-width="8" fill="none"/>${seat(s, s.down('#3d454d', '#0d0f11'))}<path d="M320 470H480L470 574H330Z" fill="${s.down(s.body.base, s.body.dark)}"/>${arms(s, true)}`;

const fabric = (s: Sketch): string =>
  `${base(s)}<path d="M270 110Q280 70 400 70T530 110L560 330Q564 440 540 470H260Q236 440 240 330Z" fill="${s.across(s.body.dark, `${mix(s.body.base, s.body.light, 0.4)} 35`, s.body.dark)}"/>
    <path d="M290 200Q400 230 510 200M276 300Q400 330 524 300M270 390Q400 420 530 390" fill="none" stroke="${s.body.dark}" stroke-width="7" opacity=".7"/><rect x="316" y="88" width="168" height="80" rx="36" fill="${contrast(s.body)}"/>
    ${badge(s, 400, 138, 22, { fill: '#ffffff', maxWidth: 140 })}${seat(s, lying(s))}${arms(s, false)}`;

const mesh = (s: Sketch): string =>
  `${base(s)}<path d="M316 60Q400 40 484 60L492 130Q400 150 308 130Z" fill="#23282d"/><path d="M388 130h24v50h-24z" fill="#15181b"/>
    <path d="M272 180Q400 150 528 180L556 430Q400 480 244 430Z" fill="#15181b" opacity=".55"/><path d="${repeat(11, (i) => `M${282 + i * 23} 184L${268 + i * 26} 440`)}${repeat(10, (i) => `M${270 - i * 2} ${204 + i * 24}H${530 + i * 2}`)}" stroke="${s.body.light}" stroke-opacity=".45" stroke-width="3"/>
    <path d="M272 180Q400 150 528 180L556 430Q400 480 244 430Z" fill="none" stroke="${s.body.dark}" stroke-width="16" stroke-linejoin="round"/><path d="M262 400Q400 440 538 400" stroke="${s.accent}" stroke-width="10" fill="none"/>
    ${badge(s, 400, 104, 22, { fill: '#ffffff', maxWidth: 150 })}${seat(s, lying(s))}${arms(s, true)}`;

const artwork = (s: Sketch): string => [racing, fabric, mesh][s.seed % 3]?.(s) ?? '';

export const illustration = illustrate('gaming-chair', {
  front: (s) => `${floor(s, 400, 724, 260)}${artwork(s)}`,
  angle: (s) => besidePerson(s, artwork(s), 660, 128),
  detail: (s) => zoomed(s, 1.8, 400, 270, artwork(s)),
});
