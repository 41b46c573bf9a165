import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const skip = style({
  position: 'fixed',
  top: '8px',
  left: '8px',
  zIndex: vars.layer.skip,
  padding: '12px 20px',
  borderRadius: vars.radius.control,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontWeight: vars.weight.strong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
