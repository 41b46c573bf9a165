import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({ display: 'grid', gap: vars.space[8], listStyle: 'none', padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[8],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
});
export const name = style({ flex: '1 1 160px' });

export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.control,
  color: vars.colour.muted,
  cursor: 'grab',
  // A finger on it drags, and does not scroll.
  touchAction: 'none',
  ':hover': { color: vars.colour.ink, background: vars.colour.page },
});

/** While it is moved. */
export const dragged = style({ position: 'relative', zIndex: 1, boxShadow: '0 6px 20px rgb(18 22 31 / 24%)' });
