import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '20px' },
  },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
});
export const missing = style({ marginTop: '16px', color: vars.colour.muted });
export const more = style({ marginTop: '24px', textAlign: 'center' });
export const all = style({ marginBottom: '16px' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  justifyItems: 'start',
  padding: '0 12px 12px',
  '@media': { [media.tabletUp]: { padding: '0 16px 16px' } },
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' });
export const action = style({ justifySelf: 'start', marginInlineStart: '-14px', textAlign: 'start' });
export const reminder = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const waits = style({ display: 'block', fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });

export const bar = style({ display: 'grid', gap: '8px', marginBottom: '16px' });
export const lists = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const list = style({
  minHeight: '44px',
  maxWidth: '100%',
  padding: '8px 16px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.full,
  background: vars.colour.card,
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.colour.accent, background: vars.colour.accentTint, color: vars.colour.accentText },
  },
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-14px' });
export const form = style({ display: 'grid', gap: '16px' });
