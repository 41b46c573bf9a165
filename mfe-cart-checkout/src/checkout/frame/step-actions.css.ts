import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const actions = style({
  position: 'sticky',
  // A host of before has no such token.
  bottom: fallbackVar(vars.layout.foot, '0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: `auto calc(-1 * ${vars.layout.gutter}) 0`,
  padding: `12px ${vars.layout.gutter} calc(12px + env(safe-area-inset-bottom))`,
  background: vars.colour.raised,
  boxShadow: vars.shadow.bar,
  '@media': {
    [media.desktop]: { position: 'static', margin: 0, padding: 0, background: 'none', boxShadow: 'none' },
    [media.low]: { position: 'static' },
  },
});

// The bar of the last step has two rows on a phone; what has the focus is scrolled above them (WCAG 2.4.11). As strong as the rule for all
// pages, that the banner of consent, which is higher, still wins.
globalStyle(`html:where(:has(${actions}))`, { '@media': { [media.mobile]: { scrollPaddingBottom: '9.5rem' } } });

/** On phones the steps above lead back, too: the bar keeps its room for the sum and the button. */
export const back = style({
  display: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  '@media': { [media.desktop]: { display: 'inline-flex' } },
});

export const total = style({ display: 'grid', '@media': { [media.desktop]: { display: 'none' } } });
export const label = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
export const sum = style({
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const next = style({ flex: '1 1 auto', maxWidth: '100%', '@media': { [media.tabletUp]: { flex: 'none' } } });
