import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({
  display: 'flex',
  gap: '24px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.colour.line}`,
});

export const tab = style({
  flex: 'none',
  minHeight: '48px',
  padding: '0 2px',
  border: 0,
  background: 'none',
  color: vars.colour.muted,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.colour.ink },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-selected="true"]': { color: vars.colour.ink, boxShadow: `inset 0 -3px ${vars.colour.accentText}` } },
});

export const panel = style({ paddingTop: '20px' });
