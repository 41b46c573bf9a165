import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const text = style({ color: vars.colour.muted });
export const form = style({ maxWidth: '480px' });
export const saved = style({
  color: vars.colour.success,
  fontWeight: vars.weight.medium,
  selectors: { '&:empty': { marginTop: '-12px' } },
});
export const tableBox = style({ overflowX: 'auto', border: `1px solid ${vars.colour.line}`, borderRadius: vars.radius.control });
export const table = style({
  width: '100%',
  minWidth: '560px',
  borderCollapse: 'collapse',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const caption = style({ padding: '12px', textAlign: 'start', color: vars.colour.muted });
export const cell = style({
  padding: '12px',
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.colour.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const sku = style({ display: 'block', color: vars.colour.muted, fontWeight: vars.weight.normal });
