import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const lead = style({
  maxWidth: '68ch',
  color: vars.colour.muted,
  fontSize: vars.size[15],
  lineHeight: vars.leading[24],
});
export const title = style({ marginBottom: '8px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const list = style({ display: 'grid', marginTop: '12px' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '8px 12px',
  padding: '16px 0',
  borderTop: `1px solid ${vars.colour.line}`,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' } },
});
export const picture = style({
  width: '72px',
  minHeight: '72px',
  borderRadius: vars.radius.small,
  background: vars.colour.picture,
});
export const textBlock = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '4px', minWidth: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', ':hover': { color: vars.colour.accentText } });
export const now = style({ display: 'flex', alignItems: 'baseline', gap: '8px' });
export const availability = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const muted = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const waits = style({ color: vars.colour.warning, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const end = style({
  gridColumn: '2',
  justifySelf: 'start',
  '@media': { [media.tabletUp]: { gridColumn: '3', alignSelf: 'center' } },
});
