import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const index = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' });

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.accentText,
  fontWeight: vars.weight.bold,
  ':hover': { background: vars.colour.accent, color: vars.colour.onAccent },
});

export const noLetter = style([
  letter,
  {
    background: 'none',
    color: vars.colour.disabled,
    fontWeight: vars.weight.normal,
    ':hover': { background: 'none', color: vars.colour.disabled },
  },
]);

/** Letters flow in columns, so that short ones leave no empty rows. */
export const groups = style({
  columns: 1,
  columnGap: '16px',
  '@media': { [media.tabletUp]: { columns: 2 }, [media.desktop]: { columns: 3 } },
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  breakInside: 'avoid',
  marginBottom: '16px',
  padding: '12px 8px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
});

export const groupLetter = style({
  color: vars.colour.accentText,
  fontSize: vars.size[28],
  lineHeight: vars.leading[44],
  textAlign: 'center',
});

export const terms = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const term = style({
  display: 'grid',
  gap: '2px',
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  ':hover': { background: vars.colour.page, color: vars.colour.accentText },
});

export const name = style({ display: 'block', fontWeight: vars.weight.strong });

export const short = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const products = style({ marginTop: '24px' });

export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' });

const stepBase = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  height: '100%',
  padding: '14px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  ':hover': { color: vars.colour.accentText },
});

export const step = styleVariants({
  previous: [stepBase],
  next: [stepBase, { justifyContent: 'flex-end', textAlign: 'right' }],
});

export const stepHint = style({ display: 'block', color: vars.colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });
