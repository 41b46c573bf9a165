import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const step = style({ display: 'grid', gap: '16px' });
export const fates = style({ display: 'grid', gap: '12px' });
export const fate = style({ fontWeight: vars.weight.strong });

export const history = style({ display: 'grid', gap: '8px', marginTop: '12px' });
export const decision = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingTop: '8px',
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[15],
  lineHeight: vars.leading[24],
});
export const when = style({ color: vars.colour.muted, fontSize: vars.size[15], lineHeight: vars.leading[24] });
export const part = style({ marginTop: '16px', fontSize: vars.size[16], lineHeight: vars.leading[24] });
