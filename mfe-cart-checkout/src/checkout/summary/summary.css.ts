import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const parts = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))' } },
});
export const partHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
});
export const partTitle = style({ fontSize: vars.size[16], lineHeight: vars.leading[24] });
export const line = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], overflowWrap: 'anywhere' });

export const agreements = style({ display: 'grid', gap: '8px' });
export const documents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[24],
});
export const mark = style({ color: vars.colour.muted });
export const lead = style({ marginBottom: '12px' });
export const missing = style({ display: 'grid', gap: '12px', paddingInlineStart: '20px', listStyle: 'disc' });
