import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

// The room is there before the numbers: the server does not know the shopper's clock.
export const clock = style({ display: 'inline-flex', gap: '8px', minHeight: '52px' });
export const cell = style({
  display: 'grid',
  justifyItems: 'center',
  minWidth: '48px',
  padding: '6px 8px',
  borderRadius: vars.radius.control,
  background: vars.colour.promoTint,
  color: vars.colour.promoText,
});
export const number = style({
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: vars.size[12], lineHeight: vars.leading[16] });
