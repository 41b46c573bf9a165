import { ellipse, knob, mix, repeat } from './kit.ts';
import { at, badge, closeUp, display, enamel, floor, illustrate, print, shaded, tube, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { cavity } from './cooking.ts';

const time = (s: Sketch): string => s.random.pick('1:30', '2:00', '0:45', '12:08');

/** Keys and display beside the door (150 wide, 350 high). */
const panel = (s: Sketch, lit: string): string =>
  `<rect width="150" height="356" rx="8" fill="${s.slant('#3a4148', '#15181b 45', '#0a0c0e')}"/>${display(s, 16, 18, 118, 54, 6)}
    ${print(75, 59, lit, 36, '#9fffc9')}
  ${
    s.seed % 2 === 0
      ? `<path d="${repeat(12, (i) => `M${38 + (i % 3) * 37} ${112 + Math.floor(i / 3) * 34}h.1`)}" stroke="#59616a" stroke-width="24" stroke-linecap="round"/>
  <path d="${repeat(12, (i) => `M${38 + (i % 3) * 37} ${111 + Math.floor(i / 3) * 34}h.1`)}" stroke="#2b3138" stroke-width="20" stroke-linecap="round"/>`
      : `${knob(s, 75, 150, 40, (s.seed % 9) * 30, s.accent)}
  <path d="M28 222h30M92 222h30" stroke="#59616a" stroke-width="6" stroke-linecap="round"/>`
  }
  <rect x="20" y="268" width="50" height="28" rx="14" fill="#3d454d"/>
  <rect x="80" y="268" width="50" height="28" rx="14" fill="${s.accent}"/>
  <rect x="20" y="310" width="110" height="34" rx="8" fill="${s.down('#dfe3e6', '#8f979e')}"/>`;

/** Perforated window of the door. */
const doorWindow = (s: Sketch, w: number, h: number): string =>
  `<rect width="${w}" height="${h}" rx="10" fill="#0b0d0f"/>
    <rect width="${w}" height="${h}" rx="10" fill="${s.glow('#ffcf8a99', '#5a3d1e66 60', '#0000')}"/>`;

const cup = (s: Sketch, x: number, y: number, w: number): string =>
  `<path d="M${x - w / 2} ${y - w * 0.8}L${x - w * 0.42} ${y - w * 0.1}Q${x} ${y + w * 0.1} ${x + w * 0.42} ${y - w * 0.1}L${x + w / 2} ${y - w * 0.8}Z" fill="${s.across('#c4ccd2', '#fff 30', '#dfe4e8 60', '#9fa9b1')}"/>
    <path d="M${x + w * 0.47} ${y - w * 0.64}q${w * 0.3}-${w * 0.04} ${w * 0.26} ${w * 0.2}t-${w * 0.3} ${w * 0.18}" fill="none" stroke="#d5dbe0" stroke-width="${w * 0.09}"/>
    ${ellipse(x, y - w * 0.8, w / 2, w * 0.13, '#eef2f4')}${ellipse(x, y - w * 0.79, w * 0.43, w * 0.09, '#6b3f1f')}
    <path d="M${x - w * 0.45} ${y - w * 0.45}Q${x} ${y - w * 0.3} ${x + w * 0.46} ${y - w * 0.45}" fill="none" stroke="${s.accent}" stroke-width="${w * 0.07}"/>`;

function face(s: Sketch, lit: string): string {
  const { body } = s;
  const holes = s.pattern(9, 9, '<circle cx="4.5" cy="4.5" r="1.7" fill="#000" opacity=".65"/>');
  return `<rect width="660" height="400" rx="14" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    <rect x="16" y="16" width="462" height="368" rx="10" fill="${s.slant('#454d55', '#14171a 40', '#08090b')}"/>
    ${at(52, 52, doorWindow(s, 372, 296))}<path d="M110 320H370" stroke="#c9b38a" stroke-width="9" stroke-linecap="round" opacity=".55"/>
    ${cup(s, 240, 316, 110)}<rect x="52" y="52" width="372" height="296" rx="10" fill="${holes}"/>
    <path d="M16 26Q16 16 26 16H250L120 384H26Q16 384 16 374Z" fill="#fff" opacity=".1"/>
    <rect x="450" y="46" width="14" height="316" rx="7" fill="#000" opacity=".4"/>
    <rect x="444" y="42" width="16" height="316" rx="8" fill="${tube(s)}"/>
    ${at(492, 22, panel(s, lit))}${badge(s, 240, 374, 15, { fill: '#cfd5da' })}`;
}

// Not scaled: the window's pattern renders fast on whole pixels only.
const front = (s: Sketch): string =>
  `${floor(s, 400, 622, 360)}<path d="M110 604h56v18h-56zM634 604h56v18h-56z" fill="#24282d"/>${at(70, 208, face(s, time(s)))}`;

function angle(s: Sketch): string {
  const { body } = s;
  const box = turnedBox(196, 214, 620, 250, { front: [0.74, 0.08], side: [0.42, -0.3] });
  return `${floor(s, 420, 668, 370, 44)}${box.side(`<rect width="250" height="396" rx="6" fill="${shaded(s)}"/>
    <path d="${repeat(9, (i) => `M50 ${90 + i * 18}H200`)}" stroke="#000" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>`)}
    ${box.top(`<rect width="620" height="250" rx="8" fill="${s.across(body.light, body.base)}"/>`)}
    ${box.front(`<rect width="620" height="396" rx="3" fill="${enamel(s)}"/>
    <rect x="12" y="14" width="448" height="368" rx="8" fill="#3a4148"/>${cavity(s, 26, 28, 420, 340, '')}
    ${ellipse(236, 330, 170, 26, s.slant('#e9f6fb', '#9fb7c3'), 'stroke="#fff" stroke-opacity=".6" opacity=".85"')}${cup(s, 236, 330, 120)}
    ${at(470, 20, panel(s, time(s)))}`)}
    <path d="M204 224L60 330V704L204 604Z" fill="#000" opacity=".15"/>
    <path d="M206 226L56 306Q48 310 48 320V672Q48 684 58 679L206 606Z" fill="${s.across(mix(body.base, body.dark, 0.2), mix(body.base, body.dark, 0.6))}"/>
    <path d="M196 248L70 314V654L196 592Z" fill="${s.slant('#59626a', '#15181b 50', '#2b3238')}"/>
    <path d="M178 278L90 322V622L178 580Z" fill="#0c0e10"/><path d="M178 278L120 307L104 616L90 622V322Z" fill="#fff" opacity=".12"/>
    <rect x="40" y="350" width="14" height="270" rx="7" fill="${tube(s)}"/>`;
}

function detail(s: Sketch): string {
  const { accent } = s;
  const keys = repeat(12, (i) => `M${472 + (i % 3) * 93} ${266 + Math.floor(i / 3) * 68}h.1`);
  const keypad = `<path d="${keys}" stroke="#59626b" stroke-width="58" stroke-linecap="round"/><path d="${keys}" stroke="#23282d" stroke-width="52" stroke-linecap="round"/>
    ${repeat(9, (i) => print(472 + (i % 3) * 93, 276 + Math.floor(i / 3) * 68, String(i + 1), 28, '#e3e7ea'))}${print(565, 480, '0', 28, '#e3e7ea')}`;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${enamel(s)}"/>
      <rect x="40" y="40" width="330" height="720" fill="${s.slant('#454d55', '#14171a 40', '#08090b')}"/>
      <rect x="20" y="110" width="260" height="580" rx="20" fill="#0b0d0f"/>
      <ellipse cx="60" cy="420" rx="216" ry="260" fill="${s.glow('#ffcf8acc', '#5a3d1e66 60', '#0000')}"/>
      <path d="M-40 560H230" stroke="#c9b38a" stroke-width="16" stroke-linecap="round" opacity=".7"/>${cup(s, 110, 552, 200)}
      <rect x="20" y="110" width="260" height="580" rx="20" fill="${s.pattern(15, 15, '<circle cx="7.5" cy="7.5" r="2.9" opacity=".65"/>')}"/>
      <path d="M40 110H270L160 690H40Z" fill="#fff" opacity=".07"/><rect x="330" y="80" width="34" height="640" rx="17" fill="${tube(s)}"/>
    <rect x="400" y="40" width="330" height="720" fill="${s.slant('#3a4148', '#15181b 45', '#0a0c0e')}"/>
    ${display(s, 424, 84, 282, 140, 14)}${print(565, 182, time(s), 90, '#9fffc9')}
    <path d="M452 206h30M500 206h30M548 206h30" stroke="#9fffc9" stroke-width="5" stroke-linecap="round" opacity=".6"/>
    ${s.seed % 2 === 0 ? keypad : knob(s, 565, 368, 104, (s.seed % 9) * 30, accent)}
    ${[0, 1, 2].map((i) => `<rect x="${430 + i * 94}" y="520" width="82" height="66" rx="16" fill="${s.down('#4a525b', '#23282d')}" stroke="#626b74"/>`).join('')}
    <path d="M456 553q7-14 15 0t15 0M456 567q7-14 15 0t15 0M565 536v34M550 545l30 16M580 545l-30 16M643 566q-6-24 16-30q22 6 16 30z" fill="none" stroke="#e3e7ea" stroke-width="4" stroke-linecap="round"/>
    <rect x="430" y="612" width="130" height="64" rx="32" fill="#3d454d"/>
    <rect x="474" y="633" width="42" height="22" rx="4" fill="#dfe3e6"/>
    <rect x="576" y="612" width="130" height="64" rx="32" fill="${accent}"/><path d="M630 628v32l28-16z" fill="#fff"/>
    ${badge(s, 565, 730, 22, { fill: '#cfd5da' })}`,
  );
}

export const illustration = illustrate('microwave', { front, angle, detail });
