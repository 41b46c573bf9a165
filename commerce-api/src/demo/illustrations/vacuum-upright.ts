import { circle, darken, ellipse, group, lighten, metal, mix, repeat } from './kit.ts';
import { at, badge, closeUp, contrast, cylinder, floor, illustrate, lying, print, tube } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Transparent dust cup with its cyclone cone, `w`×`h` in its own corner. */
function dustCup(s: Sketch, w: number, h: number): string {
  const cone = `<path d="M${w * 0.22} ${h * 0.06}H${w * 0.78}L${w * 0.64} ${h * 0.74}H${w * 0.36}Z" fill="${s.across(darken(s.accent, 0.5), `${lighten(s.accent, 0.55)} 28`, `${s.accent} 55`, darken(s.accent, 0.45))}"/>
    <path d="${repeat(6, (i) => `M${w * (0.24 + i * 0.02)} ${h * (0.14 + i * 0.1)}H${w * (0.76 - i * 0.02)}`)}" stroke="#000" stroke-opacity=".25" stroke-width="${h * 0.018}"/>`;
  return `<rect width="${w}" height="${h}" rx="${w * 0.1}" fill="${s.across('#5f6b7599', '#e9f1f6aa 18', '#a9b9c455 45', '#4a555f88')}"/>
    <path d="M${w * 0.08} ${h * 0.84}Q${w * 0.3} ${h * 0.74} ${w * 0.5} ${h * 0.82}T${w * 0.92} ${h * 0.8}V${h * 0.93}Q${w * 0.5} ${h} ${w * 0.08} ${h * 0.93}Z" fill="#8a8178" opacity=".8"/>
    ${cone}
    <rect width="${w}" height="${h}" rx="${w * 0.1}" fill="${s.across('#0003', '#ffffffb0 16', '#fff0 26', '#fff0 78', '#ffffff66 86', '#0004')}" stroke="#59646d" stroke-opacity=".6" stroke-width="1.5"/>`;
}

/** Hand unit: grip, motor and dust cup, 150×330, the suction end at the bottom. */
function handUnit(s: Sketch): string {
  return `<path d="M52 6Q75-8 98 6L112 110H38ZM62 24Q75 16 88 24L94 86H56Z" fill-rule="evenodd" fill="${cylinder(s)}"/>
    <path d="M56 92V54l9-4v42z" fill="${s.accent}"/>
    <rect x="14" y="84" width="122" height="88" rx="26" fill="${cylinder(s)}"/>
    <path d="${repeat(7, (i) => `M${34 + i * 14} 104v26`)}" stroke="#000" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>
    ${badge(s, 75, 156, 12, { maxWidth: 96 })}
    <rect x="8" y="166" width="134" height="14" rx="6" fill="${s.accent}"/>${at(8, 180, dustCup(s, 134, 138))}
    <rect x="26" y="314" width="98" height="22" rx="8" fill="${cylinder(s)}"/>`;
}

/** Floor head with lit front and soft roller, 300 wide. */
const floorHead = (s: Sketch): string =>
  `<path d="M118-46H182L196 22H104Z" fill="${s.across('#1b1f23', '#626b74 30', '#15181b')}"/>
    <path d="M20 20Q24 0 48 0H252Q276 0 280 20L292 58H8Z" fill="${lying(s)}"/>
    <path d="M8 58H292L298 84Q298 96 286 96H14Q2 96 2 84Z" fill="${s.down('#3d454d', '#0d0f11')}"/>
  <rect x="14" y="66" width="272" height="26" rx="13" fill="${s.down(lighten(s.accent, 0.35), s.accent, darken(s.accent, 0.5))}"/>
  <path d="${repeat(17, (i) => `M${22 + i * 16} 68l10 22`)}" stroke="#000" stroke-opacity=".18" stroke-width="4"/>
  <rect x="60" y="52" width="180" height="7" rx="3" fill="#eafaff"/>`;

function front(s: Sketch): string {
  return `${floor(s, 400, 744, 240, 30)}<path d="M250 730L130 776H670L550 730Z" fill="${s.down('#d9f4ff', '#d9f4ff00')}" opacity=".7"/>
    <rect x="384" y="380" width="32" height="262" fill="${tube(s)}"/><rect x="380" y="380" width="40" height="26" rx="6" fill="#2b3036"/>
    <rect x="380" y="600" width="40" height="30" rx="6" fill="#2b3036"/>
    ${at(250, 646, floorHead(s))}<circle cx="400" cy="628" r="20" fill="${metal(s)}"/>
    ${group('transform="translate(310 32) scale(1.2 1.06)"', handUnit(s))}`;
}

function angle(s: Sketch): string {
  const crevice = `<path d="M0 0H68L58 200L12 176Z" fill="${s.across('#15181b', '#6d757d 35', '#202428')}"/>`;
  const brush = `<rect x="20" y="-30" width="44" height="60" rx="10" fill="${cylinder(s)}"/>
    <rect y="22" width="84" height="42" rx="14" fill="${s.across('#15181b', '#6d757d 35', '#202428')}"/>
    <path d="${repeat(20, (i) => `M${6 + i * 3.8} 62v34`)}" stroke="${mix(s.accent, '#222222', 0.4)}" stroke-width="3"/>`;
  return `${floor(s, 420, 742, 350, 28)}<g transform="translate(716 70) rotate(60) scale(1.62)">${handUnit(s)}</g>
    <g transform="translate(345 455) rotate(60)"><rect x="-40" y="-34" width="80" height="44" rx="10" fill="#2b3036"/>
    ${at(-34, 10, crevice)}</g>
    ${floor(s, 158, 742, 90, 14)}${at(116, 644, brush)}${group('transform="translate(330 584) scale(1.45 1.5)"', floorHead(s))}`;
}

function detail(s: Sketch): string {
  const { body } = s;
  const charge = s.random.whole(62, 98);
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#fbfcfd', '#dde3e8 60', '#b9c2c9')}"/>
      <rect x="100" y="40" width="600" height="336" rx="90" fill="${cylinder(s)}"/>
      <rect x="100" y="20" width="600" height="120" fill="${cylinder(s)}"/>
    <path d="${repeat(6, (i) => `M${126 + i * 20} 190v110M${574 + i * 20} 190v110`)}" stroke="#000" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"/>
    ${circle(400, 218, 136, metal(s))}${circle(400, 218, 124, '#0b0d0f')}
    ${circle(400, 218, 124, s.ball('#4a555f', '#15191d 45', '#050607'))}
    <circle cx="400" cy="218" r="104" fill="none" stroke="#2b333a" stroke-width="12"/>
    <circle cx="400" cy="218" r="104" fill="none" stroke="${lighten(s.accent, 0.2)}" stroke-width="12" stroke-linecap="round" stroke-dasharray="${((charge / 100) * 653).toFixed(0)} 653" transform="rotate(-90 400 218)"/>
    ${print(400, 236, `${charge}%`, 60, '#eaf6ff')}${print(400, 274, 'AUTO', 22, '#8fb0c4')}
    <rect x="90" y="368" width="620" height="36" rx="12" fill="${s.down(lighten(s.accent, 0.4), s.accent, darken(s.accent, 0.4))}"/>
    ${at(84, 404, dustCup(s, 632, 420))}<rect x="664" y="470" width="56" height="130" rx="16" fill="${s.across(body.light, body.dark)}"/>
    <rect x="676" y="490" width="32" height="60" rx="10" fill="${contrast(body)}"/>${badge(s, 400, 396, 22, { fill: '#ffffff' })}
    ${ellipse(250, 690, 60, 10, '#6d655d', 'opacity=".5"')}`,
  );
}

export const illustration = illustrate('vacuum-upright', { front, angle, detail });
