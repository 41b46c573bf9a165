import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const group = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ marginBottom: '8px', fontWeight: vars.weight.strong });
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: '8px' });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: '8px 12px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.colour.accentText, background: vars.colour.accentTint },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
  },
});
export const unavailable = style([choice, { color: vars.colour.muted, borderStyle: 'dashed', cursor: 'default' }]);
export const weekday = style({ display: 'block', fontWeight: vars.weight.strong });
