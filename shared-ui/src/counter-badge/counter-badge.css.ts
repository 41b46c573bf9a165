import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const counter = style({
  minWidth: '18px',
  padding: '0 4px',
  borderRadius: '9px',
  background: vars.colour.promo,
  color: vars.colour.onPromo,
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { visibility: 'hidden' } },
});
