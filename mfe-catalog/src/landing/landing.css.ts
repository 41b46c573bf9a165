import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const cycle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: 'fit-content',
  marginBottom: '16px',
  padding: '8px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.promoTint,
  color: vars.colour.promoText,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});

export const banner = style({
  display: 'block',
  overflow: 'hidden',
  marginBottom: '24px',
  borderRadius: vars.radius.panel,
  background: vars.colour.picture,
});
export const bannerImage = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': { [media.tabletUp]: { aspectRatio: '4 / 1' } },
});
