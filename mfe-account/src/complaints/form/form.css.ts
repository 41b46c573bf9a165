import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const section = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const error = style({
  display: 'flex',
  gap: '6px',
  marginTop: '6px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
});
export const find = style({ justifySelf: 'start' });
export const found = style({ color: vars.colour.success, fontWeight: vars.weight.medium });
export const short = style({ display: 'grid', gap: '16px', '@media': { [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' } } });
