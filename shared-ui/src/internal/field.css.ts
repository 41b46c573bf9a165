import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

// What text field and select have in common.
export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });

export const label = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const optional = style({ color: vars.colour.muted, fontWeight: vars.weight.normal });

export const control = style({
  width: '100%',
  minHeight: '48px',
  padding: '10px 14px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.ink,
  '::placeholder': { color: vars.colour.muted, opacity: 1 },
  ':hover': { borderColor: vars.colour.ink },
  ':focus-visible': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '-1px', borderRadius: vars.radius.control },
  ':disabled': { background: vars.colour.page, color: vars.colour.disabled },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.colour.error, boxShadow: `inset 0 0 0 1px ${vars.colour.error}` },
  },
});

// A field for a date has the focus in one of its parts, and is then not matched by `:focus-visible` itself.
globalStyle(`${control}[type="date"]:focus-within`, { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '-1px' });

export const hint = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });

export const error = style({
  display: 'flex',
  gap: '6px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
});
