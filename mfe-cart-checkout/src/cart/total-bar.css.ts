import { fallbackVar, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const bar = style({
  position: 'sticky',
  // A host of before has no such token.
  bottom: fallbackVar(vars.layout.foot, '0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  margin: `auto calc(-1 * ${vars.layout.gutter}) 0`,
  padding: `12px ${vars.layout.gutter} calc(12px + env(safe-area-inset-bottom))`,
  background: vars.colour.raised,
  boxShadow: vars.shadow.bar,
  '@media': { [media.desktop]: { display: 'none' }, [media.low]: { position: 'static' } },
});

export const words = style({ display: 'grid' });
export const label = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
export const checkout = style({ flex: '1 1 auto', maxWidth: '320px' });

export const sum = style({
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});
