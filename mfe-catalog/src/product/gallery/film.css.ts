import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const poster = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.colour.ink,
  textAlign: 'left',
  cursor: 'pointer',
});
export const playMark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  margin: 'auto',
  borderRadius: '50%',
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  boxShadow: vars.shadow.float,
  selectors: { [`${poster}:hover &`]: { background: vars.colour.accentPress } },
});
export const title = style({
  position: 'absolute',
  insetInline: '8px 64px',
  bottom: '8px',
  width: 'fit-content',
  padding: '4px 10px',
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

export const player = style({ position: 'relative', overflow: 'hidden' });
export const frame = style({
  transition: 'opacity 300ms',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const hiddenFrame = style([frame, { position: 'absolute', inset: 0, opacity: 0 }]);
export const caption = style({
  position: 'absolute',
  insetInline: '12px',
  bottom: '68px',
  width: 'fit-content',
  maxWidth: '40ch',
  marginInline: 'auto',
  padding: '6px 12px',
  borderRadius: vars.radius.control,
  background: vars.colour.inverse,
  color: vars.colour.onInverse,
  textAlign: 'center',
  fontSize: vars.size[16],
  '@media': { [media.mobile]: { fontSize: vars.size[14], lineHeight: vars.leading[20] } },
});
export const controls = style({
  position: 'absolute',
  insetInline: '8px',
  bottom: '8px',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '2px 12px 2px 2px',
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.ink,
});
export const control = style({ color: vars.colour.ink });
export const track = style({ flex: 1, minWidth: 0, height: '24px', accentColor: vars.colour.accent });
export const time = style({ fontSize: vars.size[13], fontVariantNumeric: 'tabular-nums' });
