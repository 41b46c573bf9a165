import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const field = style({ display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0 });
export const label = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const hint = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const preview = style({
  maxWidth: '100%',
  maxHeight: '320px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
});

const told = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  ':empty': { display: 'none' },
});
export const done = style([told, { color: vars.colour.success }]);
export const error = style([told, { color: vars.colour.error }]);
