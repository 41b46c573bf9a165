import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const form = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: '16px', minWidth: 0 });
/** A small button without a frame: its words stand where the others do. */
export const aligned = style({ marginInlineStart: '-14px' });
export const group = style({ border: 0, padding: 0, margin: 0 });
export const legend = style({
  marginBottom: '12px',
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { padding: '24px' } },
});
export const heading = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });

/** Fields in one column on phones, in two where there is room; what belongs together stands side by side. */
export const fields = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1' });
export const hint = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
