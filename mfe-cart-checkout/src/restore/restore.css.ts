import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '44px',
  marginTop: '8px',
});
export const copied = style({
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  overflowWrap: 'anywhere',
});
