import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  gap: '16px',
  maxWidth: '880px',
  paddingBlock: '16px 40px',
  '@media': { [media.tabletUp]: { paddingBlock: '32px 64px' } },
});
export const heading = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const lead = style({ color: vars.colour.muted });
export const panel = style({ display: 'grid', gap: '16px' });
export const narrow = style({ maxWidth: '480px' });
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], overflowWrap: 'anywhere' });
export const until = style({ fontWeight: vars.weight.medium });
export const muted = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const lines = style({ display: 'grid', gap: '16px', minWidth: 0, border: 0, padding: 0, margin: 0 });
export const legend = style({ padding: 0, marginBottom: '12px', fontWeight: vars.weight.medium });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '12px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '72px minmax(0, 1fr) 336px' } },
});
export const picture = style({ width: '72px', borderRadius: vars.radius.small, background: vars.colour.picture });
export const about = style({ display: 'grid', gap: '4px', alignContent: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.medium });
export const pieces = style({ gridColumn: '1 / -1', '@media': { [media.tabletUp]: { gridColumn: 'auto' } } });
export const excluded = style({
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

export const sums = style({ display: 'grid', gap: '8px', margin: 0 });
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const amount = style({ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const total = style([
  sum,
  { paddingTop: '8px', borderTop: `1px solid ${vars.colour.line}`, fontWeight: vars.weight.strong, fontSize: vars.size[18] },
]);
