import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

// Drawn by the row itself: a listing has eighty of them.
const box = {
  content: '""',
  flex: 'none',
  boxSizing: 'border-box',
  width: '20px',
  height: '20px',
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.small,
  background: vars.colour.card,
} as const;

export const link = style({
  position: 'relative',
  '::before': box,
  ':hover': { color: vars.colour.accentText },
  selectors: { '&:hover::before': { borderColor: vars.colour.accentText } },
});

export const checked = style({
  '::before': { background: vars.colour.accent, borderColor: vars.colour.accent },
  // In the middle of the box.
  '::after': {
    content: '""',
    position: 'absolute',
    top: '10px',
    left: '4px',
    width: '12px',
    height: '10px',
    background: vars.colour.onAccent,
    clipPath: 'polygon(9% 46%, 0 58%, 37% 100%, 100% 17%, 89% 6%, 36% 75%)',
  },
});

export const disabled = style({ '::before': box, color: vars.colour.disabled, cursor: 'default' });
