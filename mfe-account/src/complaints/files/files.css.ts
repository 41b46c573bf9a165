import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const small = { fontSize: vars.size[14], lineHeight: vars.leading[20] } as const;

export const picker = style({ display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0 });
export const label = style({ ...small, fontWeight: vars.weight.strong });
export const hint = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const error = style({
  ...small,
  display: 'flex',
  gap: '6px',
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'grid', gap: '8px', width: '100%' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  paddingInlineStart: '14px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
