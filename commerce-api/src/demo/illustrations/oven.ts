import { circle, ellipse, knob, mix, repeat, ticks } from './kit.ts';
import { at, badge, closeUp, enamel, floor, illustrate, print } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { barHandle, cavity, doorGlass, roast, wireShelf } from './cooking.ts';

const clock = (s: Sketch): string => s.random.pick('18:30', '12:15', '19:05');

const hasKnobs = (s: Sketch): boolean => s.seed % 2 === 0;

const dial = (s: Sketch, x: number, step: number): string =>
  ticks(x, 56, 34, 9, -120, 120, '#aeb5bb', 4, 2) + knob(s, x, 56, 28, step * 30, s.accent);

/** Keys under the glass, for models without knobs. */
const touchKeys = (s: Sketch): string =>
  `<path d="M60 46v14m-9-9a13 13 0 1 0 18 0M112 68h26M112 58h26M112 48h26M468 60a14 14 0 1 0-3 8l7-3M512 46v20m-10-10h20M546 56h20" fill="none" stroke="#c6d3dc" stroke-width="3.5" stroke-linecap="round"/>
    <circle cx="125" cy="82" r="4" fill="${s.accent}"/>`;

/** Panel of the built-in oven (600 wide, 104 high). */
const panel = (s: Sketch): string =>
  `<path d="M0 104V12Q0 0 12 0H588Q600 0 600 12V104Z" fill="${s.slant('#3d444b', '#15181b 45', '#0a0c0e')}"/>
    ${badge(s, 300, 26, 14, { fill: '#d6dbe0' })}
    ${hasKnobs(s) ? dial(s, 92, s.seed % 7) + dial(s, 508, s.seed % 5) : touchKeys(s)}
  ${print(300, 78, clock(s), 40, '#cfeeff')}
  <path d="M186 62h16M218 62h16M366 62h16M398 62h16" stroke="#8f979e" stroke-width="4" stroke-linecap="round"/>`;

function front(s: Sketch): string {
  const { body } = s;
  return `${floor(s, 400, 716, 350)}
    <rect x="90" y="100" width="620" height="604" rx="12" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    ${at(100, 108, panel(s))}<rect x="100" y="220" width="600" height="474" rx="10" fill="${s.slant('#343b42', '#101316 40', '#07090a')}"/>
    ${cavity(s, 172, 312, 456, 318, `${roast(s, 400, 540, 270)}${wireShelf(196, 540, 408)}`)}
    <rect x="172" y="312" width="456" height="318" rx="8" fill="none" stroke="#000" stroke-width="6"/>
    <rect x="172" y="312" width="456" height="318" fill="#07090b" opacity=".12"/>${doorGlass(s, 100, 220, 600, 474)}
    ${barHandle(s, 140, 246, 520, 24)}
    <rect x="100" y="664" width="600" height="30" rx="8" fill="${s.down(body.light, body.dark)}" opacity=".5"/>`;
}

/** A round cake with a ring of fruit; x is its middle, y the tray. */
const cake = (s: Sketch, x: number, y: number, w: number): string =>
  `<path d="M${x - w / 2} ${y - w * 0.26}V${y - w * 0.06}Q${x} ${y + w * 0.1} ${x + w / 2} ${y - w * 0.06}V${y - w * 0.26}Z" fill="${s.across('#8a5420', '#e0a256 25', '#c07f38 60', '#7a4717')}"/>
    ${ellipse(x, y - w * 0.26, w / 2, w * 0.12, s.ball('#fde3a8', '#e5ab55 55', '#b87428'))}
  ${repeat(9, (i) => {
    const turn = (i / 9) * Math.PI * 2;
    return circle(
      x + Math.cos(turn) * w * 0.36,
      y - w * 0.27 + Math.sin(turn) * w * 0.08,
      w * 0.045,
      s.ball('#ff9a8f', '#c9292f 50', '#6f0f16'),
    );
  })}`;

function angle(s: Sketch): string {
  const { body } = s;
  return `${floor(s, 400, 736, 370, 32)}
    <rect x="130" y="60" width="540" height="520" rx="12" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    <g transform="translate(139 66) scale(.87)">${panel(s)}</g>${cavity(s, 168, 176, 464, 380, `${wireShelf(206, 350, 388)}`)}
    <path d="M168 556L140 604H660L632 556Z" fill="#1a1d20"/>
    <path d="M132 600H668L744 716Q750 728 738 728H62Q50 728 56 716Z" fill="${s.down('#0d0f11', '#3a4149 60', '#232930')}"/>
    <path d="M196 614H604L656 702H144Z" fill="${s.slant('#5a646d', '#1f252b 50', '#2d343b')}"/>
    <path d="M300 614H420L380 702H216Z" fill="#fff" opacity=".12"/>
    <path d="M56 716Q50 728 62 728H738Q750 728 744 716L742 744Q742 752 732 752H68Q58 752 58 744Z" fill="${s.down(mix(body.base, body.light, 0.6), body.dark)}"/>
    <path d="M214 500L150 560H650L586 500Z" fill="${s.down('#171a1d', '#4a525a')}"/>
    <path d="M150 560H650L646 578H154Z" fill="${s.down('#79818a', '#2d3339')}"/><path d="M214 500H586" stroke="#7d858d" stroke-width="3"/>
    ${cake(s, 400, 545, 250)}
    `;
}

function detail(s: Sketch): string {
  const bun = s.symbol(`${ellipse(0, 0, 62, 40, s.ball('#fbd58f', '#d38a35 50', '#7d4412'))}
    <path d="M-34-8Q-6-30 30-14M-22 6Q6-14 40 2" fill="none" stroke="#fff0cc" stroke-width="5" stroke-linecap="round" opacity=".75"/>`);
  const rows = repeat(10, (i) =>
    bun(`translate(${(i < 4 ? 210 + i * 127 : 152 + (i - 4) * 100).toFixed(0)} ${i < 4 ? 432 : 516}) scale(${i < 4 ? 0.8 : 0.98})`),
  );
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="#1a120c"/>${cavity(s, 40, 40, 720, 620, '')}
    <path d="M150 390H650L724 588H76Z" fill="${s.down('#1c1f22', '#5a626a')}"/>
    <path d="M76 588H724L718 616H82Z" fill="${s.down('#8b939b', '#30363c')}"/>${rows}
    <path d="M230 370q-20-40 0-74t0-74M400 360q-20-40 0-74t0-74M570 370q-20-40 0-74t0-74" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".13"/>
    <rect x="40" y="660" width="720" height="100" fill="${s.down('#3d444b', '#0d0f11 70')}"/>${barHandle(s, 90, 692, 620, 34)}
    <path d="M40 40H330L170 660H40Z" fill="#fff" opacity=".07"/>`,
  );
}

export const illustration = illustrate('oven', { front, angle, detail });
