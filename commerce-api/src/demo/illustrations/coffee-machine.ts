import { circle, metal, mix, repeat } from './kit.ts';
import { at, badge, bar, closeUp, display, enamel, floor, illustrate, print, scaled, shaded, tube, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { beans, coffeeCup, coffeeGlass, steam } from './drinks.ts';

/** Touch panel with drinks, w×h. */
function panel(s: Sketch, w: number, h: number): string {
  const step = w / 5;
  const icons = [0, 1, 2, 3].map((i) => {
    const x = step * (i + 1);
    const on = i === s.seed % 4;
    const u = h * 0.2;
    return `<path d="M${x - u} ${h * 0.42}h${u * 2}l${-u * 0.3} ${u * 1.6}h${-u * 1.4}zM${x + u} ${h * 0.48}h${u * 0.5}v${u * 0.7}h${-u * 0.7}" fill="${on ? s.accent : 'none'}" stroke="${on ? '#fff' : '#9aa6b0'}" stroke-width="${h * 0.028}" stroke-linejoin="round"/>`;
  });
  return `${display(s, 0, 0, w, h, h * 0.14)}
    ${print(w / 2, h * 0.28, s.random.pick('Espresso', 'Cappuccino', 'Latte', 'Lungo'), h * 0.17, '#f2e3cf')}${icons.join('')}`;
}

/** Twin spout hanging from the body; x is its middle. */
const spout = (s: Sketch, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">
    <path d="M-52 0H52V52Q52 66 38 66H-38Q-52 66-52 52Z" fill="${s.across('#15181b', '#717a83 30', '#2b3138 60', '#0b0d0f')}"/>
    <path d="M-34 66h20l-3 18h-14zM14 66h20l-3 18H17z" fill="#0b0d0f"/>
    <path d="M-40 14H40" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/></g>`;

/** Front of the machine, 420×600. */
function face(s: Sketch, cups: string): string {
  const { body } = s;
  return `<rect width="420" height="600" rx="22" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    <rect x="18" y="18" width="384" height="150" rx="14" fill="${s.slant('#424a52', '#15181b 45', '#090b0d')}"/>
    ${at(60, 34, panel(s, 300, 118))}
    <path d="M40 184H380V520H40Z" fill="${s.across('#0b0d0f', '#30373e 30', '#1b1f23 70', '#08090b')}"/>
    <path d="M40 184H380V226H40Z" fill="${s.down('#000', '#0000')}"/>${badge(s, 210, 214, 17, { fill: '#c6cdd3' })}
    ${cups}${spout(s, 210, 238, 1)}<rect x="20" y="516" width="380" height="70" rx="10" fill="${s.down('#4a525b', '#15181b')}"/>
    <rect x="36" y="514" width="348" height="16" rx="5" fill="${bar(s)}"/>
    <path d="${repeat(14, (i) => `M${50 + i * 25} 522h12`)}" stroke="#15181b" stroke-width="5" stroke-linecap="round"/>`;
}

const pouring = (x: number, y: number, h: number): string =>
  `<path d="M${x - 24} ${y}v${h}M${x + 24} ${y}v${h}" stroke="#5a3013" stroke-width="5"/>`;

const front = (s: Sketch): string =>
  scaled(
    1.06,
    400,
    120,
    `${floor(s, 400, 690, 290)}
    <path d="M236 86L252 44Q256 36 266 36H534Q544 36 548 44L564 86Z" fill="${s.across('#2b333a99', '#c6d3dc99 20', '#59646d66 60', '#2b333a99')}"/>
    ${beans(s, 262, 50, 276, 32, 60, 1)}
    <path d="M236 86L252 44Q256 36 266 36H534Q544 36 548 44L564 86Z" fill="${s.across('#fff5', '#fff9 15', '#fff0 30', '#fff0 80', '#fff5')}"/>
    <rect x="240" y="28" width="320" height="12" rx="6" fill="#1b1f23"/>
  ${at(190, 82, face(s, `${pouring(210, 310, 90)}${coffeeGlass(s, 210, 510, 150)}`))}`,
  );

function angle(s: Sketch): string {
  const { body } = s;
  const box = turnedBox(96, 110, 420, 330, { front: [0.84, 0.08], side: [0.66, -0.24] });
  return scaled(
    0.98,
    400,
    400,
    `${floor(s, 410, 738, 370, 44)}${box.side(`<rect width="330" height="600" rx="10" fill="${shaded(s)}"/>
      <rect x="190" y="90" width="110" height="380" rx="12" fill="${s.down('#bcd9e8aa 40', '#6fa9cccc 43', '#3f7ea8cc')}" stroke="#7fa3b5" stroke-width="2"/>
      <path d="M204 110V440" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>`)}
    ${box.top(`<rect width="420" height="330" rx="14" fill="${s.across(body.light, mix(body.base, body.dark, 0.3))}"/>
    <rect x="60" y="60" width="200" height="170" rx="16" fill="#1b1f23"/>${beans(s, 76, 78, 168, 136, 46, 1.5)}
    <rect x="60" y="60" width="200" height="170" rx="16" fill="${s.slant('#ffffff70', '#fff1')}" stroke="#717a83" stroke-width="3"/>
    <path d="${repeat(7, (i) => `M290 ${70 + i * 24}h90`)}" stroke="#000" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>`)}
    ${box.front(
      `<path d="M390 0h30v600h-30z" fill="${mix(body.base, body.dark, 0.5)}"/>`,
      face(
        s,
        `${coffeeGlass(s, 150, 510, 150, true)}
    ${coffeeGlass(s, 268, 512, 150, true)}`,
      ),
    )}
    ${floor(s, 640, 742, 100, 16)}${coffeeCup(s, 630, 738, 116)}${steam(630, 650, 90)}`,
  );
}

function detail(s: Sketch): string {
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.across('#0d0f11', '#363e46 30', '#1b1f23 70', '#08090b')}"/>
      <rect x="40" y="40" width="720" height="150" fill="${s.down(s.body.light, `${s.body.base} 55`, mix(s.body.base, s.body.dark, 0.8))}"/>
      <rect x="40" y="190" width="720" height="60" fill="${s.down('#000', '#0000')}"/>${badge(s, 400, 132, 34)}
    <path d="M346 390v140M454 390v140" stroke="#6b3b18" stroke-width="11"/>
    <path d="M343 390v140M451 390v140" stroke="#c98c4f" stroke-width="3" opacity=".7"/>${coffeeGlass(s, 400, 690, 290)}
    <ellipse cx="346" cy="458" rx="20" ry="6" fill="#c98c4f" opacity=".7"/>
    <ellipse cx="454" cy="458" rx="20" ry="6" fill="#c98c4f" opacity=".7"/>
    ${spout(s, 400, 190, 2.3)}<rect x="40" y="690" width="720" height="24" fill="${bar(s)}"/>
    <path d="${repeat(15, (i) => `M${66 + i * 48} 702h24`)}" stroke="#15181b" stroke-width="8" stroke-linecap="round"/>
    <rect x="40" y="714" width="720" height="46" fill="#15181b"/>
    <path d="M640 250v180q0 30-26 40" fill="none" stroke="${tube(s)}" stroke-width="22" stroke-linecap="round"/>
    <path d="M640 250v184" stroke="#c6cdd3" stroke-width="16"/>${circle(640, 250, 30, metal(s))}${steam(560, 420, 130, '#ffffff')}
    ${steam(250, 420, 130, '#ffffff')}`,
  );
}

export const illustration = illustrate('coffee-machine', { front, angle, detail });
