import { ellipse, knob, mix, repeat, ticks } from './kit.ts';
import { at, badge, closeUp, display, enamel, floor, illustrate, print, scaled, shaded, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { barHandle, burningRing, cavity, doorGlass, gasBurner, pot, roast, wireShelf, zone } from './cooking.ts';

const isGas = (s: Sketch): boolean => s.seed % 2 === 0;
const clock = (s: Sketch): string => s.random.pick('18:30', '12:15', '19:05');

/** Front of the free-standing cooker (500×600): panel with knobs, oven door, drawer. */
function face(s: Sketch, oven = true): string {
  const { body } = s;
  const turning = s.symbol(knob(s, 0, 0, 23, 0, s.accent, body.light));
  const knobs = [56, 118, 180, 320, 382, 444].map((x) => turning(`translate(${x} 52)`)).join('');
  const inside = cavity(s, 66, 190, 368, 232, `${roast(s, 250, 356, 190)}${wireShelf(84, 356, 332)}`);
  return `<rect width="500" height="600" rx="8" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.7)}"/>
    <path d="M0 104V8Q0 0 8 0H492Q500 0 500 8V104Z" fill="${s.down(body.light, `${body.base} 55`, body.dark)}" opacity=".75"/>${knobs}
    ${display(s, 209, 28, 82, 40, 6)}${print(250, 57, clock(s), 25, '#ffb36b')}
    <path d="M0 105H500" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    ${
      oven
        ? `<rect x="14" y="118" width="472" height="336" rx="10" fill="${s.slant('#3a4047', '#121518 40', '#08090b')}"/>${inside}
    <rect x="66" y="190" width="368" height="232" rx="8" fill="#07090b" opacity=".16"/>${doorGlass(s, 14, 118, 472, 336)}
    ${barHandle(s, 44, 138, 412)}`
        : ''
    }
    <path d="M0 470H500" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    <path d="M0 473H500" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
    <rect x="150" y="500" width="200" height="14" rx="7" fill="#000" opacity=".25"/>${badge(s, 250, 556, 19)}`;
}

const burners = (s: Sketch): string => {
  const one = s.symbol(isGas(s) ? gasBurner(s) : zone(s));
  return [
    [125, 75, 0.62],
    [375, 75, 0.5],
    [125, 205, 0.5],
    [375, 205, 0.62],
  ]
    .map(([x, y, k]) => one(`translate(${x} ${y}) scale(${k})`))
    .join('');
};

function front(s: Sketch): string {
  return `${floor(s, 400, 736, 320)}<rect x="180" y="716" width="40" height="18" rx="4" fill="#24282d"/>
    <rect x="580" y="716" width="40" height="18" rx="4" fill="#24282d"/>
    <path d="M150 118L176 58H624L650 118Z" fill="${s.down('#2c3238', '#4a525a')}"/><path d="M176 58H624" stroke="#7d858d" stroke-width="2"/>
    <path d="M196 96H604M216 72H584" stroke="#0b0d0f" stroke-width="7" stroke-linecap="round"/>
    ${isGas(s) ? `<path d="${repeat(4, (i) => `M${216 + i * 112} 72v26M${264 + i * 112} 72v26`)}" stroke="#0b0d0f" stroke-width="8" stroke-linecap="round"/>` : ''}
    ${pot(s, 300, 80, 118, 44, '#b9bfc5')}<rect x="146" y="112" width="508" height="14" rx="5" fill="${s.down('#f2f4f5', '#7d858d')}"/>
    ${at(150, 122, face(s))}`;
}

function angle(s: Sketch): string {
  const box = turnedBox(96, 226, 500, 300, { front: [0.78, 0.12], side: [0.72, -0.36] });
  return scaled(
    0.86,
    410,
    200,
    `${floor(s, 420, 846, 370, 44)}${box.side(`<rect width="300" height="600" rx="4" fill="${shaded(s)}"/>`)}
    ${box.top(`<rect width="500" height="300" rx="8" fill="${isGas(s) ? s.slant('#e4e8eb', '#a9b0b7') : s.slant('#434b53', '#0d1013')}" stroke="#8b939b" stroke-width="2"/>
    ${burners(s)}`)}
    ${box.front(face(s))}${ellipse(548, 196, 92, 28, '#000', 'opacity=".4"')}${pot(s, 544, 184, 150, 96, s.accent)}`,
  );
}

function detail(s: Sketch): string {
  const { body } = s;
  const burner = isGas(s)
    ? burningRing(s)
    : `<g transform="translate(400 250) scale(2.5 .8)">${zone(s, '#ff5a2a')}</g><g transform="translate(720 130) scale(1.3 .42)">${zone(s)}
      </g>`;
  const knobs = [150, 316, 482, 648].map(
    (x, i) => `${ticks(x, 590, 72, 9, -120, 120, body.ink, 10, 3)}
    ${knob(s, x, 590, 60, i === 1 ? 80 : 0, s.accent, body.light)}`,
  );
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="400" fill="${isGas(s) ? s.down('#c3c9ce', '#eef0f2') : s.down('#2b3137', '#0d1013')}"/>
      ${burner}
    <rect x="40" y="420" width="720" height="26" fill="${s.down('#fafbfb', '#777f87')}"/>
    <rect x="40" y="446" width="720" height="320" fill="${s.down(body.light, `${body.base} 50`, mix(body.base, body.dark, 0.8))}"/>
    <rect x="40" y="446" width="720" height="22" fill="${s.down('#0005', '#0000')}"/>
    ${knobs.join('')}${badge(s, 400, 724, 22)}`,
  );
}

export const illustration = illustrate('cooker', { front, angle, detail });
