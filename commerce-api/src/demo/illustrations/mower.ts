import { circle, darken, ellipse, group, lighten, metal, mix, repeat } from './kit.ts';
import { at, badge, closeUp, display, floor, illustrate, lying, print, tube } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Blades of grass along a line. */
function grass(x: number, y: number, w: number, h: number, count: number): string {
  return `<path d="${repeat(count, (i) => {
    const left = x + (i / count) * w + ((i * 7) % 5);
    const tall = h * (0.55 + ((i * 37) % 45) / 100);
    return `M${left.toFixed(0)} ${y}q${((i * 13) % 9) - 4}-${(tall * 0.6).toFixed(0)} ${((i * 29) % 17) - 8}-${tall.toFixed(0)}q4 ${(tall * 0.5).toFixed(0)} ${6 - (((i * 29) % 17) - 8)} ${tall.toFixed(0)}z`;
  })}"`;
}

/** A wheel with tread, drawn around 0,0 at radius 100. */
const wheel = (s: Sketch): string =>
  `${circle(0, 0, 100, s.ball('#4a525b', '#1b1f23 55', '#0b0d0f'))}
    <circle r="94" fill="none" stroke="#0b0d0f" stroke-width="13" stroke-dasharray="12 9"/>
    ${circle(0, 0, 68, s.slant(s.body.light, s.body.dark))}${circle(0, 0, 58, '#23282d')}
    <path d="${repeat(5, (i) => `M0 0L${(Math.sin((i * Math.PI) / 2.5) * 58).toFixed(0)} ${(-Math.cos((i * Math.PI) / 2.5) * 58).toFixed(0)}`)}" stroke="${s.body.base}" stroke-width="18"/>
    ${circle(0, 0, 22, metal(s))}`;

/** Fed by a cable instead of an accumulator. */
const isCorded = (s: Sketch): boolean => s.form === 'corded';

/** Side view, driving to the left; the ground is at y 690. */
function side(s: Sketch, bag: boolean): string {
  const { accent } = s;
  const turning = s.symbol(wheel(s));
  return `<path d="M520 520L706 130Q716 108 742 106" fill="none" stroke="#0b0d0f" stroke-width="17" stroke-linecap="round"/>
    <path d="M520 520L706 130Q716 108 742 106" fill="none" stroke="#59626b" stroke-width="8" stroke-linecap="round"/>
    <path d="M706 130Q716 108 742 106" fill="none" stroke="#15181b" stroke-width="25" stroke-linecap="round"/>
    <path d="M690 150Q660 120 690 96L726 84" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>
    <path d="M640 262l36 18-22 46-36-18z" fill="${s.slant('#4a525b', '#15181b')}"/>
    ${
      bag
        ? `<path d="M520 430Q560 380 660 392Q752 402 762 470L752 610Q746 640 700 640H560Z" fill="${s.slant('#59626b', '#23282d 50', '#0d0f11')}"/>
    <path d="M560 440Q600 420 700 430" stroke="#8f9aa3" stroke-width="5" fill="none"/>
    <path d="${repeat(6, (i) => `M${566 + i * 32} 470l-8 140`)}" stroke="#000" stroke-opacity=".4" stroke-width="5"/>
    ${badge(s, 684, 546, 20, { fill: '#dfe4e8', maxWidth: 116 })}`
        : ''
    }
    <path d="M62 640Q58 560 120 540L220 512H520Q590 520 596 600V640Z" fill="${lying(s)}"/>
    <path d="M62 640H596V652Q590 664 570 664H90Q62 664 62 640Z" fill="#15181b"/>
    <path d="M190 516Q206 410 300 398H430Q500 404 520 516Z" fill="${s.slant('#59626b', '#23282d 50', '#0d0f11')}"/>
    <path d="M214 500Q230 424 306 414H420" stroke="#fff" stroke-opacity=".35" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M250 470h90l-14 34h-84z" fill="${accent}"/>${isCorded(s) ? '<path d="M646 300Q600 420 690 500T770 690" fill="none" stroke="#f08c2a" stroke-width="13" stroke-linecap="round"/>' : ''}
    <path d="${repeat(6, (i) => `M${372 + i * 20} 440l8 54`)}" stroke="#000" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
    <path d="M110 556Q150 538 240 530H470" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".45"/>
    ${badge(s, 322, 604, 30, { maxWidth: 180 })}
    ${turning('translate(150 630) scale(.66)')}${turning('translate(520 606) scale(.9)')}`;
}

const green = (s: Sketch): string => s.down('#8fce4a', '#4c8f26 60', '#2c6114');

const front = (s: Sketch): string => `${floor(s, 390, 698, 370, 28)}${side(s, s.seed % 2 === 0)}
  ${grass(30, 704, 700, 30, 60)} fill="${green(s)}" opacity=".9"/>`;

function angle(s: Sketch): string {
  const { body, accent } = s;
  const turning = s.symbol(wheel(s));
  // From the front: deck, hood, both handle bars rising behind.
  return `${floor(s, 400, 712, 370, 34)}
    <path d="M250 470L220 110Q216 70 260 70H540Q584 70 580 110L550 470" fill="none" stroke="#0b0d0f" stroke-width="19"/>
    <path d="M250 470L220 110Q216 70 260 70H540Q584 70 580 110L550 470" fill="none" stroke="#59626b" stroke-width="9"/>
    <path d="M262 70H538" stroke="#15181b" stroke-width="30" stroke-linecap="round"/>
    <path d="M232 190H568" stroke="#15181b" stroke-width="18"/>
    <rect x="330" y="160" width="140" height="62" rx="12" fill="${s.slant('#4a525b', '#15181b')}"/>${circle(366, 191, 18, accent)}
    <path d="M400 191h44" stroke="#8f9aa3" stroke-width="6" stroke-linecap="round"/>
    <path d="M290 96H510" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>
    ${group('transform="translate(110 596) scale(.42 1.05)"', turning())}
    ${group('transform="translate(690 596) scale(.42 1.05)"', turning())}
    <path d="M140 640Q130 500 220 470H580Q670 500 660 640Q640 676 560 676H240Q160 676 140 640Z" fill="${s.across(body.dark, `${body.light} 18`, `${body.base} 50`, body.dark)}"/>
    <path d="M148 634Q140 590 152 560Q400 600 648 560Q660 590 652 634Q640 664 560 664H240Q160 664 148 634Z" fill="${s.down(mix(body.base, body.light, 0.4), body.dark)}"/>
    <path d="M250 520Q250 380 330 370H470Q550 380 550 520Q400 560 250 520Z" fill="${s.across('#15181b', '#59626b 28', '#23282d 60', '#0b0d0f')}"/>
    <path d="M290 500Q290 410 350 400H450Q510 410 510 500Q400 526 290 500Z" fill="${s.down(accent, darken(accent, 0.45))}"/>
    <path d="M306 480Q310 420 360 412H420" stroke="#fff" stroke-width="8" fill="none" opacity=".6" stroke-linecap="round"/>
    ${print(400, 474, isCorded(s) ? '230 V' : 'Li-Ion', 38, '#ffffff')}${isCorded(s) ? '<path d="M470 191Q690 190 720 420T770 720" fill="none" stroke="#f08c2a" stroke-width="15" stroke-linecap="round"/>' : ''}
    ${badge(s, 400, 640, 36)}${ellipse(190, 530, 22, 14, s.glow('#fffbe0', '#f6e3a0'))}
    ${ellipse(610, 530, 22, 14, s.glow('#fffbe0', '#f6e3a0'))}
    ${group('transform="translate(146 650) scale(.34 .66)"', turning())}${group('transform="translate(654 650) scale(.34 .66)"', turning())}
    ${grass(40, 722, 720, 44, 66)} fill="${green(s)}"/>`;
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  const turning = s.symbol(wheel(s));
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#dff0fb', '#f4faf0 50', '#d9efc0')}"/>
      <path d="M40 610Q400 560 760 610V760H40Z" fill="${green(s)}"/><path d="M40 470Q70 330 240 300H760V640H40Z" fill="${lying(s)}"/>
      <path d="M70 430Q120 350 260 330H740" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".45"/>
    <path d="M220 306Q240 110 420 90H760V306Z" fill="${s.slant('#59626b', '#23282d 50', '#0d0f11')}"/>
    <rect x="380" y="130" width="330" height="130" rx="22" fill="${s.down(accent, darken(accent, 0.45))}"/>
    <path d="M404 152H600" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/>${print(470, 222, isCorded(s) ? '230 V' : 'Li-Ion', 42, '#ffffff')}
    ${display(s, 560, 170, 120, 50, 10)}
    <path d="M576 195h.1M602 195h.1M628 195h.1" stroke="#8fe36a" stroke-width="18" stroke-linecap="round"/>
    <path d="M656 195h.1" stroke="#3d454d" stroke-width="18" stroke-linecap="round"/>
    ${badge(s, 560, 420, 46, { maxWidth: 330 })}<path d="M420 470H740" stroke="${body.dark}" stroke-width="5" opacity=".6"/>
    ${turning('translate(260 560) scale(1.75)')}<path d="M560 640V520l40-18v138z" fill="${tube(s)}"/>${circle(580, 512, 30, accent)}
    ${circle(580, 512, 30, s.ball('#fff9', '#fff0 45', '#0006'))}
    ${at(
      0,
      0,
      `${grass(30, 764, 740, 120, 60)} fill="${green(s)}"/>
    ${grass(50, 764, 740, 76, 54)} fill="${s.down(lighten('#8fce4a', 0.3), '#5ca52f')}"/>`,
    )}`,
  );
}

export const illustration = illustrate('mower', { front, angle, detail });
