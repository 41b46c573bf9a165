import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});

const filled = createVar();

// Five stars, 15 px apart, cut out of one striped box: one element a rating, alike in every font. Corners in tenths of a pixel;
// each is distinguished from the one before, so that all stars are the same character.
const corners = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 72 : 32;
  const angle = (index * Math.PI) / 5;
  return { x: Math.round(70 + radius * Math.sin(angle)), y: Math.round(74 - radius * Math.cos(angle)) };
});
const edges = corners.slice(1).map(({ x, y }, index) => {
  const from = corners[index] ?? { x: 0, y: 0 };
  return `${(x - from.x) / 10} ${(y - from.y) / 10}`;
});
const star = (left: number): string => `M${left + 7} .2l${edges.join(' ')}Z`;

export const stars = style({
  display: 'inline-block',
  flex: 'none',
  width: '74px',
  height: '14px',
  background: `linear-gradient(90deg, ${vars.colour.star} ${fallbackVar(filled, '0%')}, ${vars.colour.starEmpty} 0)`,
  clipPath: `path("${[0, 15, 30, 45, 60].map(star).join('')}")`,
  forcedColorAdjust: 'none',
});

const steps = Array.from({ length: 21 }, (_, step) => step);

/** Filled share in steps of 5 %. A class for each, since server HTML carries no style attribute. */
export const share = styleVariants(Object.fromEntries(steps.map((step) => [step, step])), (step) => ({
  vars: { [filled]: `${step * 5}%` },
}));
