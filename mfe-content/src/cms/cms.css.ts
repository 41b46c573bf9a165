import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({ paddingBottom: '48px' });

/** A reading column of about 68 characters. */
export const article = style({ display: 'grid', justifyItems: 'start', maxWidth: '820px', marginInline: 'auto', overflowWrap: 'anywhere' });

export const heading = style({
  margin: '0 0 20px',
  fontSize: vars.size[28],
  lineHeight: vars.leading[36],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  '@media': { [media.desktop]: { fontSize: vars.size[36], lineHeight: vars.leading[44] } },
});

export const updated = style({ margin: '32px 0 0', color: vars.colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });
