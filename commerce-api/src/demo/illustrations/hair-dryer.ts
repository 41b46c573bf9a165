import { circle, darken, lighten, metal, mix, repeat } from './kit.ts';
import { badge, closeUp, cylinder, dots, floor, illustrate, lying, print, scaled } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Two rocker switches and the cold-air key on the handle. */
const switches = (s: Sketch, x: number, y: number): string =>
  `<rect x="${x - 17}" y="${y}" width="34" height="62" rx="14" fill="#0b0d0f"/>
    <rect x="${x - 13}" y="${y + 4 + (s.seed % 3) * 8}" width="26" height="38" rx="10" fill="${s.down('#717a83', '#23282d')}"/>
    <rect x="${x - 17}" y="${y + 72}" width="34" height="62" rx="14" fill="#0b0d0f"/>
    <rect x="${x - 13}" y="${y + 92 - (s.seed % 2) * 14}" width="26" height="38" rx="10" fill="${s.down('#717a83', '#23282d')}"/>
    ${circle(x, y + 162, 15, s.accent)}${circle(x, y + 162, 15, s.ball('#fff9', '#fff0 45', '#0006'))}`;

/** Side view blowing to the left. */
function side(s: Sketch, nozzle = true): string {
  const { body, accent } = s;
  return `<path d="M500 690Q520 760 620 740T760 690" fill="none" stroke="#1b1f23" stroke-width="14" stroke-linecap="round"/>
    <rect x="474" y="640" width="54" height="64" rx="14" fill="${s.across('#15181b', '#59626b 35', '#0b0d0f')}" transform="rotate(-6 500 670)"/>
    <path d="M424 330H560L552 620Q552 656 500 656T450 620Z" fill="${cylinder(s)}"/>
    <path d="M424 330H560V380Q490 410 428 380Z" fill="#000" opacity=".2"/>
    ${
      nozzle
        ? `<path d="M60 168L120 150H214V346H120L60 328Q44 300 44 248T60 168Z" fill="${s.down('#717a83', '#2b3138 30', '#0b0d0f')}"/>
    <rect x="48" y="176" width="12" height="144" rx="6" fill="#0b0d0f"/>
    <path d="M80 184Q140 168 200 168" stroke="#fff" stroke-opacity=".4" stroke-width="7" fill="none" stroke-linecap="round"/>`
        : ''
    }
    <path d="M196 140Q300 116 420 108H560Q690 112 700 246Q690 384 560 388H420Q300 378 196 352Z" fill="${lying(s)}"/>
    <path d="M230 158Q330 138 430 132H560" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round" opacity=".5"/>
    <rect x="186" y="136" width="30" height="220" rx="12" fill="${s.down(lighten(accent, 0.5), accent, darken(accent, 0.5))}"/>
    <path d="M590 112Q690 124 700 246Q690 374 590 386Q620 250 590 112Z" fill="${s.down('#4a525b', '#15181b')}"/>
    <path d="${repeat(7, (i) => `M${628 - Math.abs(i - 3) * 4} ${160 + i * 30}h${50 - Math.abs(i - 3) * 7}`)}" stroke="#000" stroke-width="9" stroke-linecap="round"/>
    <path d="M590 112Q620 250 590 386" fill="none" stroke="${body.light}" stroke-width="5" opacity=".8"/>
    ${badge(s, 400, 268, 38, { maxWidth: 280 })}${print(400, 316, 'ION', 19, body.ink, 'middle', 400)}${switches(s, 504, 412)}`;
}

const front = (s: Sketch): string => scaled(0.96, 400, 400, `${floor(s, 500, 752, 220, 22)}${side(s)}`);

/** Facing the outlet, with the diffuser lying beside. */
function angle(s: Sketch): string {
  const { accent } = s;
  const spikes = repeat(12, (i) => {
    const turn = (i / 12) * Math.PI * 2;
    return `${circle(Math.cos(turn) * 84, Math.sin(turn) * 84, 13, s.ball('#a9b2ba', '#3d454d 60', '#0b0d0f'))}`;
  });
  return `${floor(s, 300, 738, 190, 26)}
    <path d="M300 690Q300 762 200 756T60 720" fill="none" stroke="#1b1f23" stroke-width="14" stroke-linecap="round"/>
    <rect x="276" y="650" width="52" height="60" rx="14" fill="${s.across('#15181b', '#59626b 35', '#0b0d0f')}"/>
    <path d="M238 330H366L356 640Q354 672 302 672T250 640Z" fill="${cylinder(s)}"/>
    <path d="M238 330H366L362 440Q302 480 242 440Z" fill="#000" opacity=".28"/>${switches(s, 302, 462)}
    <ellipse cx="336" cy="256" rx="196" ry="204" fill="${s.slant(s.body.light, s.body.base, s.body.dark)}"/>
    ${circle(300, 266, 196, s.slant(s.body.light, s.body.base, mix(s.body.base, s.body.dark, 0.8)))}
    ${circle(300, 266, 172, s.slant(lighten(accent, 0.5), accent, darken(accent, 0.5)))}
    ${circle(300, 266, 158, s.glow('#2b3138', '#15181b 70', '#050607'))}
    ${[36, 62, 88, 114, 140].map((r) => dots(300, 266, r, 9, 22, '#59626b')).join('')}
    ${circle(300, 266, 158, 'none', 'stroke="#000" stroke-width="5"')}<path d="M300 108V424M142 266H458" stroke="#23282d" stroke-width="9"/>
    ${circle(300, 266, 26, metal(s))}
    <path d="M150 190A172 172 0 0 1 270 96" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".6"/>
    ${floor(s, 620, 716, 150, 24)}<g transform="translate(620 590) scale(1 .98)">${circle(0, 0, 136, s.slant('#59626b', '#1b1f23'))}
    ${circle(0, 0, 122, s.ball('#717a83', '#2b3138 55', '#0d0f11'))}${[30, 58].map((r) => dots(0, 0, r, 13, 28, '#0b0d0f')).join('')}
    ${spikes}${circle(0, 0, 12, '#0b0d0f')}</g>`;
}

function detail(s: Sketch): string {
  const { body } = s;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#fbfcfd', '#d5dce1')}"/>
      <path d="M100 40H760V310Q600 330 100 300Z" fill="${lying(s)}"/>
      <path d="M140 84H740" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".5"/>${badge(s, 430, 196, 52)}
      ${print(430, 258, 'ION', 26, body.ink, 'middle', 400)}
      <rect x="60" y="10" width="62" height="310" rx="20" fill="${s.down(lighten(s.accent, 0.5), s.accent, darken(s.accent, 0.5))}"/>
    <path d="M250 300H550L530 800H270Z" fill="${cylinder(s)}"/><path d="M250 300H550L547 360Q400 400 253 360Z" fill="#000" opacity=".22"/>
    <g transform="translate(400 396) scale(2.1)">${switches(s, 0, 0)}</g>
    <path d="M470 430h24M470 460h34M470 490h46M470 590h24M470 620h34M470 650h46" stroke="${body.ink}" stroke-width="6" stroke-linecap="round" opacity=".75"/>
    <path d="M400 716v40m-17-30l34 20m0-20l-34 20" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
    <path d="M310 468q12-14 24 0M310 484q12-14 24 0M322 610q16 22 0 34q-16-12 0-34" fill="none" stroke="${body.ink}" stroke-width="5" stroke-linecap="round"/>`,
  );
}

export const illustration = illustrate('hair-dryer', { front, angle, detail });
