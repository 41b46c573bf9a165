import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const price = style({
  display: 'inline-block',
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.035em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  small: { fontSize: vars.size[16], lineHeight: vars.leading[24], letterSpacing: 0 },
  normal: { fontSize: vars.size[22], lineHeight: vars.leading[28] },
  tile: {
    fontSize: '1.3125rem',
    lineHeight: vars.leading[28],
    '@media': { [media.tabletUp]: { fontSize: '1.625rem', lineHeight: '2rem' } },
  },
  hero: {
    fontSize: '2rem',
    lineHeight: '2.5rem',
    '@media': { [media.tabletUp]: { fontSize: '2.5rem', lineHeight: '3rem' } },
  },
});

export const promo = style({ color: vars.colour.promoText });

export const grosze = style({
  fontSize: '0.54em',
  fontWeight: 700,
  lineHeight: 0,
  verticalAlign: '0.66em',
  marginLeft: '0.1em',
  letterSpacing: 0,
});

export const block = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

export const before = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: '22px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});

export const saving = style({
  borderRadius: vars.radius.small,
  padding: '0 6px',
  background: vars.colour.promoTint,
  color: vars.colour.promoText,
  fontSize: vars.size[13],
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

/** In a tile: both amounts on one line of the narrowest phone tile. */
export const tight = style({ '@media': { [media.mobile]: { columnGap: '6px', fontSize: vars.size[12] } } });
export const tightSaving = style({ '@media': { [media.mobile]: { paddingInline: '4px', fontSize: vars.size[12] } } });

export const note = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
/** Below a sum, to its right edge; quieter than it. */
export const netNote = style({
  display: 'block',
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
  fontWeight: 400,
  color: vars.colour.muted,
  whiteSpace: 'nowrap',
});
export const heroNote = style({ marginTop: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20] });

/** Under the price that everybody pays, and quieter than it. */
export const plus = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.plusText });
export const heroPlus = style({ marginTop: '4px', fontSize: vars.size[16], lineHeight: vars.leading[24] });
export const plusAmount = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const plusLink = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' });
