import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  paddingBlock: '16px 48px',
  '@media': { [media.desktop]: { gap: '48px', paddingBlock: '24px 64px' } },
});

export const heading = style({
  margin: '0 0 16px',
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
  '@media': { [media.desktop]: { fontSize: vars.size[28], lineHeight: vars.leading[36] } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
