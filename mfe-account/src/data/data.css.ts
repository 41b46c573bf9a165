import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const title = style({ marginBottom: '16px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const form = style({ maxWidth: '680px' });
export const emailChange = style({ marginTop: '16px', paddingTop: '16px', borderTop: `1px solid ${vars.colour.line}` });
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.colour.success,
  fontWeight: vars.weight.medium,
});
