import { group, metal, mix, repeat } from './kit.ts';
import { at, badge, closeUp, display, enamel, floor, illustrate, print, signal } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { barHandle } from './cooking.ts';

const remaining = (s: Sketch): string => s.random.pick('2:15', '0:35', '3:10');

/** A third of the models have a black glass strip, a third a grip let into the door. */
const isBlack = (s: Sketch): boolean => s.seed % 3 === 1;

const grip = (s: Sketch): string =>
  s.seed % 3 === 2
    ? `<path d="M240 170H560V196Q560 214 540 214H260Q240 214 240 196Z" fill="${s.down('#0b0d0f', mix(s.body.base, s.body.dark, 0.8))}"/>
      <path d="M246 212H554" stroke="${s.body.light}" stroke-width="2.5" opacity=".8"/>`
    : barHandle(s, 206, 194, 388);

/** Control strip of the given width: display and keys. */
const strip = (s: Sketch, w: number): string =>
  `<rect width="${w}" height="84" rx="10" fill="${isBlack(s) ? s.slant('#3d444b', '#15181b 45', '#0a0c0e') : s.down(s.body.light, `${s.body.base} 60`, mix(s.body.base, s.body.dark, 0.7))}"/>
    ${badge(s, 28, 50, 20, { anchor: 'start', maxWidth: 150, ...(isBlack(s) ? { fill: '#d6dbe0' } : {}) })}
  ${display(s, w / 2 - 72, 18, 112, 48)}${print(w / 2 - 16, 53, remaining(s), 30, '#9fe6ff')}
  <path d="${repeat(4, (i) => `M${w - 186 + i * 33} 42h.1`)}" stroke="#0004" stroke-width="22" stroke-linecap="round"/>
  <path d="${repeat(4, (i) => `M${w - 186 + i * 33} 41h.1`)}" stroke="${isBlack(s) ? '#4a525b' : s.body.light}" stroke-width="19" stroke-linecap="round"/>
  <circle cx="${w - 36}" cy="42" r="12" fill="none" stroke="${isBlack(s) ? s.accent : signal(s)}" stroke-width="3"/>
  <path d="M${w - 36} 36v7" stroke="${isBlack(s) ? s.accent : signal(s)}" stroke-width="3" stroke-linecap="round"/>`;

/** The front of a cupboard hides it; keys and display are on the upper edge of the door. */
const integrated = (s: Sketch): string =>
  `${floor(s, 400, 734, 340)}<rect x="176" y="700" width="448" height="30" fill="#1d2125"/>
    <path d="M140 96L166 70H634L660 96Z" fill="${s.down('#4a525b', '#15181b')}"/>${print(400, 90, remaining(s), 20, '#9fe6ff')}${badge(s, 200, 90, 14, { anchor: 'start', fill: '#d6dbe0' })}
    <rect x="140" y="96" width="520" height="610" rx="6" fill="${s.seed % 2 === 0 ? s.across('#c79a6a', '#dcb68a 40', '#b98754') : s.across('#e9edf0', '#fbfcfd 40', '#cfd6dc')}" stroke="#0003"/>
    <rect x="176" y="140" width="448" height="520" rx="4" fill="none" stroke="#0000001f" stroke-width="6"/>${barHandle(s, 250, 176, 300)}`;

function front(s: Sketch): string {
  if (s.form === 'integrated') return integrated(s);
  const { body } = s;
  return `${floor(s, 400, 734, 340)}<rect x="176" y="700" width="448" height="30" fill="#1d2125"/>
    <rect x="140" y="76" width="520" height="636" rx="12" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    ${at(140, 76, strip(s, 520))}<path d="M140 160.5H660" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    <path d="M140 163.5H660" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
    <path d="M140 166H660V690H140Z" fill="${s.slant('#fff5', '#fff0 30', '#0000 70', '#0002')}"/>
    ${grip(s)}
    <path d="M140 668H660" stroke="${body.dark}" stroke-width="2.5"/><path d="M140 671H660" stroke="${body.light}" stroke-width="1.5"/>`;
}

/** A plate standing in the rack, seen almost from its face. */
const plate = (s: Sketch, x: number, y: number, r: number, rim: string): string =>
  group(
    `stroke="${rim}"`,
    s.symbol(
      `<ellipse rx="50" ry="100" fill="${s.across('#b3bcc3', '#fdfefe 40', '#e3e8eb')}" stroke="#98a3ab" stroke-width="1.5"/>
        <ellipse rx="46" ry="94" fill="none" stroke-width="4"/>
        <ellipse cx="2" rx="32" ry="66" fill="${s.across('#d3dade', '#fff 60', '#eef2f4')}" stroke="#b9c3ca"/>`,
    )(`translate(${x} ${y}) scale(${r / 100})`),
  );

const glass = (s: Sketch, x: number, y: number, h: number): string =>
  `<path d="M${x} ${y}h${h * 0.5}l${h * 0.08} ${h}h-${h * 0.66}z" fill="${s.across('#b9d9e888', '#ffffffc0 25', '#cfe5ef55 60', '#9fc3d599')}" stroke="#a9c6d4" stroke-width="1.5"/>
    <ellipse cx="${x + h * 0.25}" cy="${y}" rx="${h * 0.25}" ry="${h * 0.06}" fill="#e6f4fa" stroke="#a9c6d4"/>`;

/** Wire basket: bars along and across. */
const basket = (x: number, y: number, w: number, h: number, bars: number, wire: number): string =>
  `<path d="M${x} ${y}H${x + w}L${x + w - 8} ${y + h}H${x + 8}ZM${x + 3} ${y + h * 0.4}H${x + w - 3}${repeat(bars, (i) => `M${x + ((i + 0.5) * w) / bars} ${y}V${y + h}`)}" fill="none" stroke="#7f8993" stroke-width="${wire + 1.5}" stroke-linejoin="round"/>
    <path d="M${x} ${y}H${x + w}L${x + w - 8} ${y + h}H${x + 8}ZM${x + 3} ${y + h * 0.4}H${x + w - 3}${repeat(bars, (i) => `M${x + ((i + 0.5) * w) / bars} ${y}V${y + h}`)}" fill="none" stroke="#e9edf0" stroke-width="${wire}" stroke-linejoin="round"/>`;

function angle(s: Sketch): string {
  const { body, accent } = s;
  const crockery = repeat(8, (i) => plate(s, 222 + i * 50, 428, 56, i % 2 === 0 ? accent : '#d5dbe0'));
  const glasses = repeat(6, (i) => glass(s, 224 + i * 62, 196, 60));
  return `${floor(s, 400, 724, 370, 34)}<rect x="150" y="50" width="500" height="560" rx="12" fill="${enamel(s)}"/>
    <rect x="176" y="96" width="448" height="500" rx="10" fill="${s.across('#59616a', '#aab2b9 14', '#d8dde1 50', '#a3abb2 86', '#565e66')}"/>
    <rect x="200" y="112" width="400" height="430" rx="8" fill="${s.down('#7a828a', '#c3c9ce 40', '#e3e7ea')}"/>
    <path d="M176 96L200 112M624 96L600 112M200 542L176 596M600 542L624 596" stroke="#5d656d" stroke-width="2"/>
    <rect x="150" y="50" width="500" height="40" rx="12" fill="${s.down(body.light, body.base)}"/>${badge(s, 400, 78, 20)}
    <ellipse cx="400" cy="118" rx="150" ry="24" fill="${s.glow('#fffd', '#fff0')}"/>${glasses}${basket(196, 230, 408, 54, 16, 3)}
    <path d="M210 300H590" stroke="#59616a" stroke-width="8" stroke-linecap="round"/><circle cx="400" cy="300" r="14" fill="${metal(s)}"/>
    ${crockery}${basket(182, 430, 436, 76, 18, 3.5)}
    <path d="${repeat(3, (i) => `M${240 + i * 150} 512v8`)}" stroke="#3a4046" stroke-width="18" stroke-linecap="round"/>
    <path d="M166 596H634L716 704Q720 712 710 712H90Q80 712 84 704Z" fill="${s.down('#8f979e', '#dfe3e6 35', '#b3bac0')}"/>
    <path d="M206 612H594L640 690H160Z" fill="${s.down('#aab1b8', '#e9ecef')}" stroke="#8a929a" stroke-width="2"/>
    <rect x="300" y="628" width="120" height="44" rx="6" fill="#f4f6f8" stroke="#9aa2a9" stroke-width="2"/>
    <path d="M360 628v44" stroke="#9aa2a9"/><circle cx="470" cy="650" r="20" fill="${accent}"/>
    <circle cx="470" cy="650" r="20" fill="${s.ball('#fff9', '#fff0 45', '#0006')}"/>
    <path d="M84 704Q80 714 90 714H710Q720 714 716 704L714 732Q714 740 704 740H96Q86 740 86 732Z" fill="${s.down(mix(body.base, body.light, 0.5), body.dark)}"/>`;
}

function detail(s: Sketch): string {
  const { accent } = s;
  const spray = repeat(14, (i) => `M${90 + ((i * 97) % 620)} ${90 + ((i * 53) % 240)}l8 26`);
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#6d757d', '#b7bec4 45', '#8d959c')}"/>
      <ellipse cx="400" cy="60" rx="320" ry="150" fill="${s.glow('#fff', '#fff0')}" opacity=".8"/>
    ${glass(s, 96, 110, 150)}${glass(s, 220, 110, 150)}${glass(s, 344, 110, 150)}${glass(s, 468, 110, 150)}${glass(s, 592, 110, 150)}
    ${basket(20, 214, 760, 84, 14, 6)}
    <path d="M120 350H680" stroke="#3f474f" stroke-width="26" stroke-linecap="round"/>
    <path d="M126 345H674" stroke="#8d969e" stroke-width="6" stroke-linecap="round"/><circle cx="400" cy="350" r="34" fill="${metal(s)}"/>
    <path d="${spray}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>
    ${repeat(7, (i) => plate(s, 130 + i * 92, 556, 150, i % 2 === 0 ? accent : '#cfd7dd'))}${basket(20, 600, 760, 190, 15, 8)}
    <path d="M196 430q-30 60-22 120M470 430q-30 60-22 120" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round" opacity=".85"/>`,
  );
}

/** Those of 45 cm are narrower than those of 60. */
const inWidth = (s: Sketch, artwork: string): string =>
  s.measure === 45 ? group('transform="translate(400 0) scale(.77 1) translate(-400 0)"', artwork) : artwork;

export const illustration = illustrate('dishwasher', {
  front: (s) => inWidth(s, front(s)),
  angle: (s) => inWidth(s, angle(s)),
  detail,
});
