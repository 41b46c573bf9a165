import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const text = style({
  // 24 px high: a target of its own where it stands alone.
  display: 'inline-block',
  paddingBlock: '2px',
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
