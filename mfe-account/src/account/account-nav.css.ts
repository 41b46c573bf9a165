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

export const signOut = style({ whiteSpace: 'nowrap', paddingInline: '14px' });
