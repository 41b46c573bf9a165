import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { away } from '../header/header.css.ts';

const slideDown = keyframes({ from: { transform: 'translateY(-100%)' } });

/** Stands in the header, behind everything that opens there, and over the page. */
export const banner = style({
  position: 'absolute',
  zIndex: -1,
  top: '100%',
  right: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.layout.gutter}`,
  borderBottom: `1px solid ${vars.colour.line}`,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.lift,
  animation: `${slideDown} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    // It goes out of sight with the header (S-03).
    [`${away}:not(:focus-within) &`]: { visibility: 'hidden' },
  },
  '@media': {
    [media.tabletUp]: {
      right: vars.layout.gutter,
      left: 'auto',
      width: '420px',
      border: `1px solid ${vars.colour.line}`,
      borderTop: 0,
      borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    },
  },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const add = style({
  minHeight: '44px',
  padding: `0 ${vars.space[16]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.colour.muted,
  cursor: 'pointer',
});
