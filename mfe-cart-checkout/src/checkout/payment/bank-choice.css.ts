import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const banks = style({ border: 0, padding: 0, margin: 0 });
export const legend = style({ marginBottom: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))', gap: '8px' });
export const problem = style({ marginBottom: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.error });

export const bank = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '8px 12px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.colour.accentText, boxShadow: `inset 0 0 0 1px ${vars.colour.accentText}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
  },
});
export const radio = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: 0,
  accentColor: vars.colour.accentText,
  ':focus-visible': { outline: 'none' },
});
