import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const small = { fontSize: vars.size[14], lineHeight: vars.leading[20] } as const;

export const choice = style({ minWidth: 0 });
export const legend = style({ ...small, marginBottom: '6px', fontWeight: vars.weight.strong });
export const error = style({
  ...small,
  display: 'flex',
  gap: '6px',
  marginTop: '6px',
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
});
