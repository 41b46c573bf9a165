import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '4px 4px 4px 16px',
  borderRadius: vars.radius.control,
  background: vars.colour.accentTint,
});

export const text = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
