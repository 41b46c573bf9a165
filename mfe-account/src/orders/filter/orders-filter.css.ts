import { style } from '@vanilla-extract/css';
import { media } from 'shared-contracts/theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'end',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});
export const text = style({ '@media': { [media.tabletUp]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '@media': { [media.tabletUp]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});
