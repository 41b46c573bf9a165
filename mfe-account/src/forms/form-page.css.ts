import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '20px',
  paddingBlock: '16px 40px',
  '@media': { [media.tabletUp]: { paddingBlock: '48px 80px' } },
});

export const card = style({
  width: '100%',
  maxWidth: '480px',
  padding: '24px 20px',
  '@media': { [media.tabletUp]: { padding: '40px' } },
});

export const heading = style({
  fontSize: vars.size[28],
  lineHeight: vars.leading[36],
});

export const lead = style({ margin: '8px 0 24px', color: vars.colour.muted });

export const safe = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  marginTop: '16px',
  color: vars.colour.muted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
});

export const guest = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20], textAlign: 'center' });

/** The other way in, below the card. */
export const other = style({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '480px',
  padding: '20px',
  '@media': { [media.tabletUp]: { padding: '24px 40px' } },
});
export const otherTitle = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const otherText = style({ marginBottom: '8px', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
