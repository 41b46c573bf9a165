import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const box = style({
  marginTop: '12px',
  padding: '12px 16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const title = style({ fontWeight: vars.weight.strong });
export const text = style({ color: vars.colour.muted });
