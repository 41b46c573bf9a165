import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const card = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '24px' },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '@media': { [media.tabletUp]: { gridColumn: '1 / -1' } },
});
export const number = style({ fontSize: vars.size[16], lineHeight: vars.leading[24], overflowWrap: 'anywhere' });
export const link = style({ ':hover': { color: vars.colour.accentText } });
export const day = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[24] });
export const pictures = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
export const picture = style({ width: '64px', borderRadius: vars.radius.small, background: vars.colour.picture });
export const more = style({ color: vars.colour.muted, fontSize: vars.size[14] });
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px',
  '@media': { [media.tabletUp]: { flexDirection: 'column', alignItems: 'end', justifyContent: 'center', gap: 0 } },
});
export const pieces = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', '@media': { [media.tabletUp]: { gridColumn: '1 / -1' } } });
