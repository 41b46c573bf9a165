import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const link = style({ ':hover': { color: vars.colour.accentText } });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.small,
  background: vars.colour.card,
  selectors: { [`${link}:hover &`]: { borderColor: vars.colour.accentText } },
});

export const checked = style({
  background: vars.colour.accent,
  borderColor: vars.colour.accent,
  '::after': {
    content: '""',
    width: '12px',
    height: '10px',
    background: vars.colour.onAccent,
    clipPath: 'polygon(9% 46%, 0 58%, 37% 100%, 100% 17%, 89% 6%, 36% 75%)',
  },
});

export const disabled = style({ color: vars.colour.disabled, cursor: 'default' });
