import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const choices = style({ display: 'grid', gap: '16px', marginTop: '20px', scrollMarginTop: '80px' });
const bare = { minWidth: 0, margin: 0, padding: 0, border: 0 };
export const group = style(bare);
export const warranties = style(bare);
/** What a warranty covers is read where it is chosen: all of them at once would bury the prices. */
globalStyle(`${warranties} > :not(:has(:checked)) [id$='-note']`, { display: 'none' });
export const legend = style({
  marginBottom: '8px',
  padding: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});
export const card = style({
  padding: '10px 14px',
  gap: '2px 12px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { '& + &': { marginTop: '8px' } },
});
const row = style({
  padding: '12px 14px',
  border: `1.5px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { 'label + &': { marginTop: '8px' } },
});
export const service = style([
  row,
  { selectors: { '&:has(:checked)': { borderColor: vars.colour.accentText, background: vars.colour.accentTint } } },
]);
export const note = style({ display: 'block', fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const price = style({ color: vars.colour.ink, fontSize: vars.size[14], whiteSpace: 'nowrap' });
export const protector = style([
  row,
  { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', gap: '8px 10px', alignItems: 'start' },
]);
export const protectorButton = style({ gridColumn: '2 / -1', justifySelf: 'start' });
export const sum = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
