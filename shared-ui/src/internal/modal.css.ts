import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

// The page behind must not scroll, and must not jump when its scroll bar goes.
globalStyle('html[data-modal]', { overflow: 'hidden', paddingRight: 'var(--am-scroll-bar, 0)' });

export const modal = style({
  margin: 0,
  padding: 0,
  border: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  background: 'none',
  color: vars.colour.ink,
  overflow: 'visible',
  // A closed dialog stays for the time of its way out.
  transitionProperty: 'opacity, transform, display, overlay',
  transitionBehavior: 'allow-discrete',
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.motion.ease,
  '::backdrop': {
    background: vars.colour.backdrop,
    opacity: 0,
    transitionProperty: 'opacity, display, overlay',
    transitionBehavior: 'allow-discrete',
    transitionDuration: vars.motion.slow,
  },
  selectors: { '&[open]::backdrop': { opacity: 1 } },
});

globalStyle(`${modal}[open]::backdrop`, { '@starting-style': { opacity: 0 } });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.colour.raised,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '64px',
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${vars.colour.line}`,
  '@media': { [media.low]: { flex: 'none', minHeight: 0, paddingBlock: 0 } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.bold,
});

/** A layer that is full of notices can still be used. */
export const notices = style({ flexShrink: 0, maxHeight: '40%', overflowY: 'auto' });

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px',
  '@media': { [media.low]: { paddingBlock: '8px' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '16px 20px',
  borderTop: `1px solid ${vars.colour.line}`,
  '@media': { [media.low]: { paddingBlock: '8px' } },
});

// A foot with an order of its own has the whole width for it.
globalStyle(`${foot} > div`, { flex: '1 0 100%' });
