import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from 'shared-contracts/theme';

// Nine targets of 44 px are wider than a phone: there gaps and the step that leads nowhere give their room to the others.
const narrow = below(534);

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '6px',
  '@media': { [narrow]: { flexWrap: 'nowrap', gap: 0 } },
});
globalStyle(`${list} > li`, { '@media': { [narrow]: { flex: '0 1 44px', minWidth: 0 } } });

/** An entry that is no target. */
export const still = style({ '@media': { [narrow]: { selectors: { [`${list} > &`]: { flexBasis: '20px' } } } } });
export const none = style({ '@media': { [narrow]: { display: 'none' } } });

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
  '@media': { [narrow]: { minWidth: 0, paddingInline: 0 } },
});

export const gap = style({ color: vars.colour.muted });
export const off = style({ visibility: 'hidden' });
