import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const until = style({ marginBottom: '8px', color: vars.colour.muted });
export const message = style({
  marginTop: '6px',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const files = style({
  marginTop: '4px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  overflowWrap: 'anywhere',
});
