import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  margin: '8px 0 16px',
});
export const count = style({ color: vars.colour.muted });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', marginBottom: '12px' });
export const hint = style({ marginBottom: '12px', color: vars.colour.muted });

/** Scrolls sideways when the products do not fit beside each other. */
export const scroller = style({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: '112px',
  marginBottom: '48px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.desktop]: { scrollPaddingInlineStart: '208px' } },
});

export const table = style({ borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' });

const cell = style({
  padding: '12px',
  borderTop: `1px solid ${vars.colour.line}`,
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.normal,
  overflowWrap: 'anywhere',
});

/** The names of features stay in sight; above them stands nothing, so no line either. */
export const name = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: vars.layer.raised,
    width: '112px',
    minWidth: '112px',
    background: vars.colour.card,
    color: vars.colour.muted,
    fontSize: vars.size[14],
    lineHeight: vars.leading[20],
    '@media': { [media.desktop]: { width: '208px', minWidth: '208px', paddingInlineStart: '24px' } },
    selectors: { 'thead &': { borderTop: 0 } },
  },
]);

const productWidth = {
  width: '184px',
  minWidth: '184px',
  maxWidth: '184px',
  scrollSnapAlign: 'start',
  '@media': { [media.tabletUp]: { width: '272px', minWidth: '272px', maxWidth: '272px' } },
} as const;

// As far from the edge as the tile above: its own padding within that of its cell.
export const value = style([cell, productWidth, { paddingInline: '20px', '@media': { [media.tabletUp]: { paddingInline: '24px' } } }]);

export const product = style([productWidth, { padding: '8px', verticalAlign: 'top', textAlign: 'start', fontWeight: vars.weight.normal }]);

export const group = style({
  position: 'sticky',
  insetInlineStart: 0,
  padding: '24px 12px 8px',
  borderTop: `1px solid ${vars.colour.line}`,
  textAlign: 'start',
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  '@media': { [media.desktop]: { paddingInlineStart: '24px' } },
});

export const missing = style({ color: vars.colour.muted });
export const empty = style({ maxWidth: '640px', margin: '24px auto 48px' });
