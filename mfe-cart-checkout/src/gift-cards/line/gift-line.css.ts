import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const gift = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  overflowWrap: 'anywhere',
});
