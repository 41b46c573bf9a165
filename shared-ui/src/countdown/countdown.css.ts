import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const GAP = 8;
const CELL = 48;

// The room is there before the numbers: the server does not know the shopper's clock. Days, hours, minutes, seconds.
export const clock = style({ display: 'inline-flex', gap: GAP, minWidth: 4 * CELL + 3 * GAP, minHeight: 52 });
export const cell = style({
  display: 'grid',
  justifyItems: 'center',
  minWidth: CELL,
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
