import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const nav = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: { padding: '12px', borderRadius: vars.radius.panel, background: vars.colour.card },
  },
});

/** Scrolls to its side where it is wider than the screen; the last entry shows that there is more. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: '8px',
  width: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '4px',
  '@media': { [media.desktop]: { flexDirection: 'column', gap: '2px', padding: 0, overflow: 'visible' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '8px 14px',
  borderRadius: vars.radius.full,
  background: vars.colour.card,
  fontSize: vars.size[15],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.colour.accentText },
    '&[aria-current]': { background: vars.colour.accentTint, color: vars.colour.accentText, fontWeight: vars.weight.strong },
  },
  '@media': { [media.desktop]: { gap: '12px', borderRadius: vars.radius.control } },
});

/** A button that stands among the links, and looks like one of them. */
export const signOut = style({
  selectors: {
    '&&': {
      justifyContent: 'flex-start',
      width: '100%',
      minHeight: '44px',
      padding: '8px 14px',
      borderRadius: vars.radius.full,
      background: vars.colour.card,
      color: vars.colour.ink,
      fontSize: vars.size[15],
      lineHeight: vars.leading[20],
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
    },
    '&&:hover': { color: vars.colour.accentText },
  },
  '@media': { [media.desktop]: { selectors: { '&&': { borderRadius: vars.radius.control } } } },
});
export const signOutText = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '@media': { [media.desktop]: { gap: '12px' } },
});
