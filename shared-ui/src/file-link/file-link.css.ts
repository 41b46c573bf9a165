import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: vars.colour.accentText,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
});
