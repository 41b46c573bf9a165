import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const card = style({
  display: 'grid',
  gap: '12px',
  margin: '16px 0 8px',
  padding: '16px',
  borderRadius: vars.radius.control,
  background: vars.colour.accentTint,
});
export const heading = style({ fontSize: vars.size[15], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });
export const question = style({ marginBottom: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const undo = style({
  justifySelf: 'start',
  padding: '6px 0',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  color: vars.colour.accentText,
  ':hover': { textDecoration: 'underline' },
});
