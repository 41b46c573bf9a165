import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const slideUp = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

/** Below layers and toasts, above the page; on phones above a buy bar that sticks to the lower edge. */
export const prompt = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  right: vars.layout.gutter,
  bottom: '96px',
  left: vars.layout.gutter,
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.lift,
  animation: `${slideUp} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.tabletUp]: { right: 'auto', width: '380px' },
    [media.desktop]: { bottom: vars.space[24] },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const words = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const actions = style({ display: 'flex', gap: vars.space[8] });

const button = style({
  minHeight: '44px',
  padding: `0 ${vars.space[16]}`,
  border: 0,
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const take = style([button, { background: vars.colour.accent, color: vars.colour.onAccent }]);
export const later = style([button, { background: 'none', color: vars.colour.accentText }]);
