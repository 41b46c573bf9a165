import { knob, mix, repeat, ticks } from './kit.ts';
import { at, badge, bar, closeUp, enamel, floor, illustrate, print, scaled, shaded, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** A slice of toast, its lower left corner at 0,0 and `w` wide. */
const toast = (s: Sketch, w: number, h: number): string =>
  `<path d="M${w * 0.06} 0V${-h * 0.62}Q${-w * 0.04} ${-h * 0.7} ${-w * 0.01} ${-h * 0.84}Q${w * 0.04} ${-h} ${w * 0.26} ${-h}H${w * 0.74}Q${w * 0.96} ${-h} ${w * 1.01} ${-h * 0.84}Q${w * 1.04} ${-h * 0.7} ${w * 0.94} ${-h * 0.62}V0Z" fill="#8c4f1d"/>
  <path d="M${w * 0.11} 0V${-h * 0.64}Q${w * 0.03} ${-h * 0.72} ${w * 0.05} ${-h * 0.82}Q${w * 0.09} ${-h * 0.95} ${w * 0.28} ${-h * 0.95}H${w * 0.72}Q${w * 0.91} ${-h * 0.95} ${w * 0.95} ${-h * 0.82}Q${w * 0.97} ${-h * 0.72} ${w * 0.89} ${-h * 0.64}V0Z" fill="${s.ball('#f9dfae', '#e5b36a 50', '#b8722f')}"/>
  <path d="${repeat(12, (i) => `M${(w * (0.18 + ((i * 0.37) % 0.66))).toFixed(0)} ${(-h * (0.1 + ((i * 0.29) % 0.76))).toFixed(0)}h.1`)}" stroke="#a8662a" stroke-width="${w * 0.03}" stroke-linecap="round" opacity=".45"/>`;

const browning = (s: Sketch, x: number, y: number): string =>
  `${knob(s, x, y, 34, (s.seed % 7) * 36 - 100, s.accent, s.body.light)}${ticks(x, y, 42, 7, -120, 120, s.body.ink, 6, 2.5)}`;

function front(s: Sketch): string {
  const { body } = s;
  return `${floor(s, 400, 660, 360)}<rect x="150" y="640" width="70" height="22" rx="6" fill="#24282d"/>
    <rect x="580" y="640" width="70" height="22" rx="6" fill="#24282d"/>
    ${at(196, 300, toast(s, 180, 190))}${at(424, 300, toast(s, 180, 176))}
    <path d="M110 318Q112 262 170 258H630Q688 262 690 318Z" fill="${s.down('#dfe3e6', '#8f979e')}"/>
    <path d="M176 270H394V290H176ZM406 270H624V290H406Z" fill="#15181b"/>
    <path d="M196 278H376M424 278H604" stroke="#6b3f1a" stroke-width="8"/>
    <path d="M84 560V350Q84 290 150 290H650Q716 290 716 350V560Q716 646 640 646H160Q84 646 84 560Z" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    <path d="M84 350Q84 290 150 290H650Q716 290 716 350V380Q400 330 84 380Z" fill="${s.down('#fff', '#fff0')}" opacity=".35"/>
    <path d="M86 590H714Q700 646 640 646H160Q100 646 86 590Z" fill="${bar(s)}"/>
    <rect x="622" y="350" width="14" height="150" rx="7" fill="#0d0f11"/>
    <rect x="594" y="${372 + (s.seed % 3) * 30}" width="70" height="34" rx="12" fill="${s.down('#f4f6f7', '#b4bbc1 45', '#6f767d')}"/>
    <path d="M606 ${383 + (s.seed % 3) * 30}h46" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
    ${scaled(1.5, 514, 500, browning(s, 514, 500))}<circle cx="362" cy="500" r="20" fill="${s.down(body.light, body.dark)}"/>
    <circle cx="362" cy="500" r="16" fill="${s.down(body.base, body.light)}"/>
    <path d="M356 494l12 12m0-12l-12 12" stroke="${body.ink}" stroke-width="3"/>
    <circle cx="412" cy="500" r="20" fill="${s.down(body.light, body.dark)}"/><circle cx="412" cy="500" r="16" fill="${s.accent}"/>
    ${badge(s, 246, 420, 34, { maxWidth: 230 })}`;
}

function angle(s: Sketch): string {
  const { body } = s;
  const box = turnedBox(110, 318, 250, 560, { front: [0.88, 0.16], side: [0.78, -0.14] });
  const [ux, uy] = [0.78, -0.14];
  // Slices stand in the slots along the long side.
  const upright = (x: number, y: number): string => `<g transform="matrix(${ux} ${uy} 0 1 ${x} ${y})">${toast(s, 400, 230)}</g>`;
  return `${floor(s, 420, 660, 370, 60)}
    ${box.side(`<path d="M0 0H540Q560 0 560 20V290Q560 312 540 312H0Z" fill="${shaded(s)}"/>
    <path d="M0 262H560V290Q560 312 540 312H0Z" fill="${s.across('#59626b', '#cfd5da 30', '#7d868e')}"/>${badge(s, 290, 160, 40)}
    <path d="M0 0H540" stroke="${body.light}" stroke-opacity=".6" stroke-width="5"/>`)}
    ${box.top(`<rect width="250" height="560" rx="34" fill="${s.down('#e6e9ec', '#b4bbc1 60', '#8f979e')}"/>
    <rect x="44" y="60" width="56" height="440" rx="8" fill="#15181b"/>
    <rect x="150" y="60" width="56" height="440" rx="8" fill="#15181b"/>`)}
    ${upright(240, 300)}${upright(332, 318)}
    ${box.front(`<rect width="250" height="312" rx="30" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.7)}"/>
    <path d="M220 0h30v312h-30z" fill="${mix(body.base, body.dark, 0.35)}"/>
    <path d="M0 262H250V282Q250 312 220 312H30Q0 312 0 282Z" fill="${bar(s)}"/>
    <rect x="118" y="40" width="14" height="120" rx="7" fill="#0d0f11"/>
    <rect x="80" y="56" width="90" height="34" rx="12" fill="${s.down('#59626b', '#15181b')}"/>${browning(s, 125, 214)}`)}`;
}

function detail(s: Sketch): string {
  const { body } = s;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#fbfcfd', '#dfe4e8')}"/>${at(70, 330, toast(s, 330, 300))}
      ${at(440, 330, toast(s, 330, 276))}
    <path d="M40 250H760V340H40Z" fill="${s.down('#eef0f2', '#8f979e')}"/><path d="M40 276H760V304H40Z" fill="#0d0f11"/>
    <path d="M40 282H760" stroke="#ff7a3c" stroke-width="4" opacity=".8"/><path d="M40 340H760V760H40Z" fill="${enamel(s)}"/>
    <path d="M40 340H760V420Q400 380 40 430Z" fill="${s.down('#fff', '#fff0')}" opacity=".4"/>
    <rect x="634" y="396" width="26" height="310" rx="13" fill="#0d0f11"/>
    <rect x="584" y="430" width="126" height="64" rx="22" fill="${s.down('#f4f6f7', '#b4bbc1 45', '#6f767d')}"/>
    <path d="M604 448h86" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
    ${ticks(240, 570, 124, 7, -120, 120, body.ink, 16, 5)}${knob(s, 240, 570, 106, (s.seed % 7) * 36 - 100, s.accent, body.light)}
    ${print(118, 700, '1', 34, body.ink)}${print(362, 700, '7', 34, body.ink)}
    ${[480, 570, 660]
      .map(
        (y, i) => `<circle cx="480" cy="${y}" r="36" fill="${s.down(body.light, body.dark)}"/>
    <circle cx="480" cy="${y}" r="30" fill="${i === 2 ? s.accent : s.down(body.base, body.light)}"/>`,
      )
      .join('')}
    <path d="M466 466l28 28m0-28l-28 28M480 552v36m-16-27l32 18m0-18l-32 18" stroke="${body.ink}" stroke-width="4" stroke-linecap="round"/>
    <path d="M468 668q12-34 24 0zM462 674h36" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
}

export const illustration = illustrate('toaster', { front, angle, detail });
