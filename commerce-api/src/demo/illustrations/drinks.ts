import { circle, ellipse, repeat } from './kit.ts';
import type { Sketch } from './drawing.ts';

/** A double-walled glass with coffee and crema; x is its middle, y the ground. */
export const coffeeGlass = (s: Sketch, x: number, y: number, h: number, milk = false): string => {
  const w = h * 0.62;
  const drink = milk ? s.down('#f4e6d2', '#e3c49c 30', '#a3683a 62', '#5a3013') : s.down('#d9a663', '#7a4420 22', '#2a140a');
  return `<path d="M${x - w * 0.42} ${y - h * 0.8}L${x - w * 0.32} ${y - h * 0.1}Q${x} ${y - h * 0.02} ${x + w * 0.32} ${y - h * 0.1}L${x + w * 0.42} ${y - h * 0.8}Z" fill="${drink}"/>
    ${ellipse(x, y - h * 0.8, w * 0.42, w * 0.1, milk ? '#fbf3e6' : '#e2b476')}
  <path d="M${x - w / 2} ${y - h}L${x - w * 0.4} ${y - h * 0.05}Q${x} ${y + h * 0.05} ${x + w * 0.4} ${y - h * 0.05}L${x + w / 2} ${y - h}Z" fill="${s.across('#9fb3bf66', '#ffffff99 20', '#fff0 40', '#fff0 70', '#ffffff66 86', '#8fa3af66')}"/>
  ${ellipse(x, y - h, w / 2, w * 0.11, '#ffffff55', 'stroke="#b4c6d0" stroke-width="2"')}`;
};

/** A white cup on a saucer; x is its middle, y the ground. */
export const coffeeCup = (s: Sketch, x: number, y: number, w: number): string =>
  `${ellipse(x, y, w * 0.8, w * 0.14, s.across('#b9c2c9', '#fff 30', '#cfd6db'))}
    <path d="M${x + w * 0.42} ${y - w * 0.56}q${w * 0.32}-${w * 0.04} ${w * 0.28} ${w * 0.17}t-${w * 0.38} ${w * 0.2}" fill="none" stroke="#dfe4e8" stroke-width="${w * 0.08}"/>
    <path d="M${x - w / 2} ${y - w * 0.68}Q${x - w * 0.48} ${y - w * 0.06} ${x - w * 0.2} ${y - w * 0.03}H${x + w * 0.2}Q${x + w * 0.48} ${y - w * 0.06} ${x + w / 2} ${y - w * 0.68}Z" fill="${s.across('#b9c2c9', '#fff 28', '#eef1f3 55', '#a3adb5')}"/>
    ${ellipse(x, y - w * 0.68, w / 2, w * 0.12, '#f6f8f9')}${ellipse(x, y - w * 0.67, w * 0.43, w * 0.09, s.glow('#d9a663', '#7a4420'))}`;

/** Coffee beans as seen in a hopper: `count` beans over the given box. */
export function beans(s: Sketch, x: number, y: number, w: number, h: number, count: number, size: number): string {
  const bean = s.symbol(`<ellipse rx="10" ry="7" fill="${s.ball('#a8703f', '#5a3013 55', '#2a140a')}"/>
    <path d="M-8 2Q-2-3 0 0T8-2" fill="none" stroke="#1d0d06" stroke-width="1.8"/>`);
  // A group of beans is drawn once and repeated in layers.
  const layers = 4;
  const each = Math.ceil(count / layers);
  const handful = s.symbol(
    repeat(each, (i) =>
      bean(
        `translate(${(((i * 0.618) % 1) * w).toFixed(0)} ${((i / each) * (h / layers)).toFixed(0)}) rotate(${(i * 67) % 180}) scale(${size})`,
      ),
    ),
  );
  return repeat(layers, (i) =>
    handful(`translate(${i % 2 === 0 ? x : x + w} ${y + (i * h) / layers})${i % 2 === 0 ? '' : ' scale(-1 1)'}`),
  );
}

/** Rising steam above a hot drink. */
export const steam = (x: number, y: number, h: number, colour = '#9fb0bb'): string =>
  `<path d="M${x - h * 0.2} ${y}q${-h * 0.16}-${h * 0.3} 0-${h * 0.5}t0-${h * 0.5}M${x + h * 0.12} ${y}q${-h * 0.16}-${h * 0.3} 0-${h * 0.5}t0-${h * 0.4}" fill="none" stroke="${colour}" stroke-width="${h * 0.09}" stroke-linecap="round" opacity=".22"/>`;

/** A lemon, orange or other round slice, its middle at x, y. */
export const slice = (x: number, y: number, r: number, colour: string): string =>
  `${circle(x, y, r, colour)}${circle(x, y, r * 0.88, '#fff6dc')}
    ${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M${x} ${y - r * 0.1}L${x - r * 0.36} ${y - r * 0.66}Q${x} ${y - r * 0.92} ${x + r * 0.36} ${y - r * 0.66}Z" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`).join('')}`;
