import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const group = style({ display: 'grid', gap: '8px' });
export const title = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const chosen = style({ fontWeight: vars.weight.normal });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const swatch = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '8px 14px',
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  ':hover': { borderColor: vars.colour.accentText },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current]': { borderColor: vars.colour.accentText, background: vars.colour.accentTint, color: vars.colour.accentText },
  },
});

export const gone = style({ borderStyle: 'dashed', color: vars.colour.muted });

export const dot = style({ flex: 'none', display: 'block', stroke: vars.colour.control, forcedColorAdjust: 'none' });
