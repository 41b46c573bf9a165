import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const cycle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: 'fit-content',
  marginBottom: '16px',
  padding: '8px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.promoTint,
  color: vars.colour.promoText,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});

export const banner = style({ marginBottom: '24px' });
