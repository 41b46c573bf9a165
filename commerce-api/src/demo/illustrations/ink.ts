import { ellipse, lighten, mix } from './kit.ts';
import { at, badge, cylinder, enamel, floor, illustrate, packed, print, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const tints = ['#15181b', '#0ea5d8', '#d6247f', '#f2c100'] as const;

const cartridge = (s: Sketch, tint: string): string =>
  `<path d="M0 40Q0 20 20 20H70V0H130V20H220Q240 20 240 40V360L200 420H40L0 360Z" fill="${s.across('#15181b', '#4a525b 30', '#1b1f23')}"/>
    <rect x="16" y="70" width="208" height="230" rx="10" fill="#f6f8f9"/><rect x="16" y="70" width="208" height="90" rx="10" fill="${tint}"/>
    ${badge(s, 120, 128, 26, { fill: tint === '#f2c100' ? '#15181b' : '#ffffff', maxWidth: 180 })}<circle cx="120" cy="226" r="38" fill="${tint}"/>
    <path d="M70 372h100v20H70z" fill="#d9b45a"/>`;

const bottle = (s: Sketch, tint: string): string =>
  `<path d="M56 0H124V60H56Z" fill="${s.across('#3d454d', '#8f99a2 30', '#15181b')}"/><path d="M66 60H114V92L170 150V440Q170 462 148 462H32Q10 462 10 440V150L66 92Z" fill="${s.across('#c9d3da', '#fbfcfd 25', '#dbe2e7 60', '#9fabb4')}"/>
    <path d="M14 190H166V440Q166 458 148 458H32Q14 458 14 440Z" fill="${tint}" opacity=".85"/><rect x="24" y="230" width="132" height="170" rx="8" fill="#fff"/>
    ${badge(s, 90, 280, 20, { maxWidth: 116, fill: '#23282d' })}<circle cx="90" cy="340" r="28" fill="${tint}"/>`;

const toner = (s: Sketch): string =>
  `<path d="M110 330L190 270H690L730 330V560L690 600H150L110 560Z" fill="${s.down('#4a525b', '#1b1f23 45', '#0b0d0f')}"/>
    <path d="M130 560H716L690 640Q400 690 160 640Z" fill="${s.down('#12564b', '#2aa38d 40', '#0b3b33')}"/>${ellipse(430, 650, 250, 12, '#fff', 'opacity=".25"')}
    <rect x="230" y="330" width="400" height="150" rx="12" fill="#f6f8f9"/><rect x="230" y="330" width="70" height="150" rx="12" fill="#15181b"/>
    ${badge(s, 466, 400, 36, { fill: '#23282d', maxWidth: 300 })}${print(466, 452, 'TONER', 30, '#59626b')}
    <path d="M110 360h-34q-16 0-16 16v120q0 16 16 16h34z" fill="${enamel(s)}"/><path d="M330 270V226Q330 210 346 210H514Q530 210 530 226V270H500V240H360V270Z" fill="${cylinder(s)}"/>
    <path d="M200 290H660" stroke="#fff" stroke-width="8" opacity=".3"/>`;

const row = (s: Sketch, one: (s: Sketch, tint: string) => string, step: number, y: number, scale: number): string =>
  tints
    .map((tint, i) =>
      at(
        80 + i * step,
        y - (i % 2) * 24,
        `<g transform="scale(${scale})">${one(s, i === 0 ? tint : mix(tint, lighten(tint, 0.2), 0.2))}</g>`,
      ),
    )
    .join('');

const artwork = (s: Sketch): string => [row(s, cartridge, 164, 330, 0.66), row(s, bottle, 165, 220, 1), toner(s)][s.seed % 3] ?? '';

export const illustration = illustrate('ink', {
  front: (s) => `${floor(s, 400, s.seed % 3 === 1 ? 690 : 680, 330)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.8, 330, 420, artwork(s)),
});
