import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '40px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const single = style({ '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[15],
});
// The name gives way first, as far as its longest word goes; then the value takes a line of its own.
export const name = style({
  display: 'flex',
  flex: '1 0 min-content',
  alignItems: 'center',
  gap: '4px',
  color: vars.colour.muted,
});
export const value = style({
  // Not `anywhere`: that lets a long name squeeze 'tak' until it breaks. What is longer than its share breaks still.
  maxWidth: '70%',
  marginLeft: 'auto',
  fontWeight: vars.weight.medium,
  textAlign: 'right',
  overflowWrap: 'break-word',
});
export const explain = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.colour.muted,
  ':hover': { color: vars.colour.accentText },
});
