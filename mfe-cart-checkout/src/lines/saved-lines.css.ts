import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** Room in px from which the buttons stand beside the words. */
const wide = '(min-width: 560px)';

export const panel = style({ marginTop: '16px' });
export const title = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const list = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'start',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.line}` } },
  '@container': { [wide]: { gridTemplateColumns: '80px minmax(0, 1fr) auto', alignItems: 'center', gap: '8px 16px' } },
});
export const picture = style({ width: '80px', padding: '4px', borderRadius: vars.radius.control });
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading[20],
  overflowWrap: 'anywhere',
});
export const price = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const pieces = style({ fontSize: vars.size[14], fontWeight: vars.weight.normal, color: vars.colour.muted });
const stockLine = style({ fontSize: vars.size[13], lineHeight: vars.leading[20] });
export const stock = styleVariants({
  good: [stockLine, { color: vars.colour.success }],
  low: [stockLine, { color: vars.colour.warning }],
  none: [stockLine, { color: vars.colour.muted }],
});
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
  color: vars.colour.warning,
});
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  '@container': { [wide]: { gridColumn: 'auto', justifyContent: 'end' } },
});
export const error = style({
  gridColumn: '1 / -1',
  borderRadius: vars.radius.control,
  background: vars.colour.errorTint,
  color: vars.colour.error,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { '&:not(:empty)': { padding: '8px 12px' } },
});
export const note = style({ marginTop: '8px', fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
