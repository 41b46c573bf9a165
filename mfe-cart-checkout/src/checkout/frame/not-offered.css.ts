import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const details = style({ marginTop: '10px' });
export const summary = style({
  minHeight: '44px',
  padding: '10px 4px',
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  color: vars.colour.accentText,
  cursor: 'pointer',
});
export const list = style({
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: '4px 18px 8px',
  listStyle: 'none',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const reason = style({ display: 'block', color: vars.colour.muted });
export const more = style({ paddingTop: '4px' });
