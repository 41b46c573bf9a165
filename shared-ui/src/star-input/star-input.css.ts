import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const group = style({ display: 'grid', gap: '4px', minWidth: 0 });
export const stars = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  cursor: 'pointer',
});
/** Over its star: it takes the press and has the focus; what is seen is the star. */
export const radio = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' });
export const star = style({
  color: vars.colour.control,
  borderRadius: vars.radius.control,
  selectors: {
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '3px' },
    [`${choice}:hover &`]: { color: vars.colour.star },
  },
});
export const filled = style({ color: vars.colour.star, fill: 'currentColor' });
export const meaning = style({ marginLeft: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
