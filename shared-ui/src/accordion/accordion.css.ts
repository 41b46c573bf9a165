import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const item = style({ borderBottom: `1px solid ${vars.colour.line}`, ':last-child': { borderBottom: 0 } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '48px',
  padding: '12px 0',
  fontWeight: vars.weight.strong,
  ':hover': { color: vars.colour.accentText },
});

export const arrow = style({
  color: vars.colour.muted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const body = style({ paddingBottom: '16px' });
