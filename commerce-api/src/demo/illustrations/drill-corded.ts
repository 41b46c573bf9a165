import { circle, mix, repeat } from './kit.ts';
import { at, badge, bar, floor, illustrate, lying, packed, print, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const cord =
  '<path d="M560 616Q570 720 660 716T770 640" fill="none" stroke="#15181b" stroke-width="22" stroke-linecap="round"/><path d="M540 566h56l-8 62h-40z" fill="#23282d"/>';

const bit = (s: Sketch, x: number, y: number, length: number, h: number): string =>
  `<path d="M${x} ${y - h / 2}H${x - length + h}L${x - length} ${y}L${x - length + h} ${y + h / 2}H${x}Z" fill="${bar(s)}"/>
    <path d="${repeat(Math.floor(length / h / 1.2), (i) => `M${x - 10 - i * h * 1.2} ${y - h / 2}l${-h * 0.9} ${h}`)}" stroke="#454c53" stroke-width="${h * 0.26}"/>`;

const sideHandle =
  '<rect x="216" y="352" width="44" height="150" rx="20" fill="#15181b"/><path d="M206 336h64v28h-64z" fill="#3d454d"/><path d="M216 250h46v96h-46z" fill="#2b3138"/>';

const grip = (s: Sketch): string =>
  `<path d="M446 330H610Q612 430 626 560Q626 584 600 584H520Q498 584 496 560Q496 450 450 400Q430 372 446 330Z" fill="${s.across(mix(s.body.base, s.body.light, 0.3), s.body.base, s.body.dark)}"/>
    <path d="M520 350H610Q612 440 624 556H556Q548 440 520 350Z" fill="#15181b"/><path d="M440 350Q410 356 420 388T470 420Z" fill="${s.accent}"/>`;

/** Impact drill with a keyless chuck. */
const impact = (s: Sketch): string =>
  `${cord}${bit(s, 130, 250, 110, 20)}<path d="M126 226L160 206H226V294H160L126 274Z" fill="${s.down('#717a83', '#2b3138 35', '#0b0d0f')}"/>${sideHandle}
    <path d="M262 180H640Q716 186 720 256Q716 332 640 340H262Z" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/><path d="${repeat(6, (i) => `M${640 + (i % 2) * 6} ${206 + i * 20}h48`)}" stroke="#15181b" stroke-width="8" stroke-linecap="round"/>
    ${grip(s)}${circle(330, 210, 16, '#15181b')}<path d="M290 210h84" stroke="#15181b" stroke-width="9" stroke-linecap="round"/>${badge(s, 450, 270, 36, { maxWidth: 260 })}${print(600, 226, '230 V', 22, s.body.ink)}<path d="M280 202H600" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/>`;

/** Rotary hammer: tall body, SDS+ chuck, D-shaped handle. */
const hammer = (s: Sketch): string =>
  `<path d="M668 540Q760 580 756 700" fill="none" stroke="#15181b" stroke-width="22" stroke-linecap="round"/>${bit(s, 110, 246, 100, 28)}<path d="M104 222H170L206 196V298L170 272H104Z" fill="${s.down('#59626b', '#15181b')}"/>${sideHandle}
    <path d="M250 170H560Q600 176 604 230V330L560 400H430L400 330H250Z" fill="${lying(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/><path d="M400 330H570V600Q566 640 520 640H440Q400 636 400 600Z" fill="${s.across(s.body.base, s.body.dark)}"/>
    <path d="M596 190Q700 190 704 270V500Q700 560 620 560H566V512H612Q650 510 650 470V300Q650 246 600 244Z" fill="#1b1f23"/><path d="M628 300q-26 10-20 60t24 40" fill="none" stroke="${s.accent}" stroke-width="18" stroke-linecap="round"/>
    <path d="${repeat(7, (i) => `M424 ${470 + i * 22}h120`)}" stroke="#15181b" stroke-width="8" stroke-linecap="round"/>${circle(350, 286, 30, '#15181b')}${circle(350, 286, 10, s.accent)}${badge(s, 430, 250, 36, { maxWidth: 260 })}${print(486, 440, 'SDS+', 30, s.body.ink)}`;

const artwork = (s: Sketch): string => at(0, 60, s.seed % 2 === 0 ? impact(s) : hammer(s));

export const illustration = illustrate('drill-corded', {
  front: (s) => `${floor(s, 500, 742, 220, 20, 0.3)}${artwork(s)}`,
  angle: (s) => packed(s, artwork(s)),
  detail: (s) => zoomed(s, 1.9, 330, 340, artwork(s)),
});
