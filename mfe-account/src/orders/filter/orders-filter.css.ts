import { style } from '@vanilla-extract/css';
import { from, media } from 'shared-contracts/theme';

/** The menu of the account leaves one row too little room on a small desktop. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'end',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from(1366)]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});
export const text = style({ '@media': { [media.tabletUp]: { gridColumn: '1 / -1' }, [from(1366)]: { gridColumn: 'auto' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '@media': { [media.tabletUp]: { gridColumn: '1 / -1' }, [from(1366)]: { gridColumn: 'auto' } },
});
