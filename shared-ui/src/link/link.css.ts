import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const text = style({
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
