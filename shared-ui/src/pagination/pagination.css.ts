import { style } from '@vanilla-extract/css';
import { below, vars } from 'shared-contracts/theme';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '6px',
  '@media': { [below(534)]: { gap: 0 } },
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  padding: '0 6px',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.colour.card, color: vars.colour.accentText },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current="page"]': { background: vars.colour.inverse, color: vars.colour.onInverse },
  },
  // Nine of them, as far as a phone's width goes.
  '@media': { [below(534)]: { minWidth: 'min(44px, 10vw)' } },
});

export const gap = style({ color: vars.colour.muted });
export const off = style({ visibility: 'hidden' });
