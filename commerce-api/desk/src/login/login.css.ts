import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const page = style({ display: 'grid', placeItems: 'center', minHeight: '100vh', padding: vars.space[16] });
export const card = style({
  width: '100%',
  maxWidth: '440px',
  padding: vars.space[24],
  background: vars.colour.card,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
});
export const title = style({ fontSize: vars.size[22], lineHeight: vars.leading[28], marginBlockEnd: vars.space[16] });
