import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const text = style({
  // 24 px high: a target of its own where it stands alone.
  display: 'inline-block',
  position: 'relative',
  paddingBlock: '2px',
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  '::after': { content: '""', position: 'absolute', inset: '-8px 0' },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
