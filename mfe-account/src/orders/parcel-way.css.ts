import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({ display: 'grid', gap: '8px', marginTop: '8px' });
export const step = style({
  display: 'grid',
  paddingLeft: '12px',
  borderLeft: `2px solid ${vars.colour.line}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const name = style({ color: vars.colour.muted });
export const latest = style({ fontWeight: vars.weight.medium });
export const trouble = style({ fontWeight: vars.weight.medium, color: vars.colour.warning });
export const time = style({ color: vars.colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });
