import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const addOns = style({ display: 'grid', gap: '4px', marginTop: '8px' });
export const list = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: '8px',
  paddingLeft: '12px',
  borderLeft: `3px solid ${vars.colour.accentTint}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const place = style({ display: 'block', fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
export const total = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const each = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
export const problem = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.error });
/** Its words stand where the others do. */
export const opener = style({ justifySelf: 'start', marginInlineStart: '-14px' });
/** About as high as the choices, so that what follows moves once. */
export const room = style({ minHeight: '180px' });
export const editor = style({ display: 'grid', gap: '16px', padding: '8px 0 4px' });
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ marginBottom: '8px', padding: 0, fontSize: vars.size[14], fontWeight: vars.weight.strong });
export const card = style({ padding: '10px 14px', fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const choice = style({ minHeight: '44px', alignItems: 'center' });
export const hint = style({ paddingBlock: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20] });
