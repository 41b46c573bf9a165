import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: '12px',
});
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[28] });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[24],
});
