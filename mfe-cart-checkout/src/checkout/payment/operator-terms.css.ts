import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const terms = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  selectors: { '* + &': { marginTop: '12px' } },
});
export const link = style({ color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });
