import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const place = style({ display: 'block', color: vars.colour.muted });
export const total = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
