import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({ marginTop: '12px', outlineOffset: '4px' });
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.colour.line}`,
});
export const words = style({ display: 'grid', flex: '1 1 240px', minWidth: 0, gap: '2px', overflowWrap: 'anywhere' });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: vars.weight.strong,
});
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
