import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const reminder = style({ minWidth: 0 });
// Its text begins where the price does.
export const place = style({ marginTop: '8px', selectors: { '&[hidden]': { display: 'none' } } });
export const form = style({
  display: 'grid',
  gap: '12px',
  padding: '16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
});
export const lead = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const failure = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
});
export const submit = style({ justifySelf: 'start' });
export const done = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.successTint,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  overflowWrap: 'anywhere',
});
export const doneTitle = style({ color: vars.colour.success, fontWeight: vars.weight.strong });
globalStyle(`${form} label`, { fontSize: vars.size[14], lineHeight: vars.leading[20] });
