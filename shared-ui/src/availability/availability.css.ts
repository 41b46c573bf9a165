import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const line = style({
  display: 'flex',
  gap: '6px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  '::before': {
    content: '""',
    flex: 'none',
    width: '8px',
    height: '8px',
    marginTop: '6px',
    borderRadius: '50%',
    background: 'currentColor',
  },
});

export const tone = styleVariants({
  soon: { color: vars.colour.success },
  later: { color: vars.colour.warning },
  unsure: { color: vars.colour.muted },
});
