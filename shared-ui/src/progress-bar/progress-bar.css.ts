import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.colour.line,
  overflow: 'hidden',
  selectors: { '&::-webkit-progress-bar': { background: vars.colour.line } },
});

const fill = (colour: string) => ({
  selectors: {
    '&::-webkit-progress-value': { background: colour, borderRadius: vars.radius.full },
    '&::-moz-progress-bar': { background: colour, borderRadius: vars.radius.full },
  },
});

export const tone = styleVariants({
  accent: fill(vars.colour.accentText),
  success: fill(vars.colour.success),
  promo: fill(vars.colour.promo),
  star: fill(vars.colour.star),
});
