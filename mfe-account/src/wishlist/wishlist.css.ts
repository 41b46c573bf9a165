import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '20px' },
  },
});
export const item = style({ display: 'grid', minWidth: 0 });
export const missing = style({ marginTop: '16px', color: vars.colour.muted });
export const more = style({ marginTop: '24px', textAlign: 'center' });
