import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const place = style({ display: 'grid', justifyItems: 'start', gap: '12px' });
export const address = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const small = style({ display: 'block', color: vars.colour.muted });

export const today = style({ display: 'block', color: vars.colour.success, fontWeight: vars.weight.strong });

export const panel = style({ display: 'grid', gap: '16px', alignContent: 'start', minHeight: 'min(60svh, 480px)' });
export const count = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const list = style({ display: 'grid', gap: '8px', padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 14px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
});
export const grey = style([row, { display: 'grid', gap: '6px', minHeight: '66px' }]);
