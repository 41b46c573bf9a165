import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const opener = style({ justifySelf: 'start', marginInlineStart: '-12px' });
export const room = style({ height: '74px' });

export const used = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '4px 4px 4px 12px',
  borderRadius: vars.radius.control,
  background: vars.colour.successTint,
  color: vars.colour.success,
});
export const code = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontSize: vars.size[13], lineHeight: vars.leading[20], fontWeight: vars.weight.normal });
export const error = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.error });
