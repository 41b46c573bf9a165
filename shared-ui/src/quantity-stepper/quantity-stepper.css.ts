import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: '44px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '42px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.colour.ink,
  ':hover': { color: vars.colour.accentText },
  ':disabled': { color: vars.colour.disabled, opacity: 0.5 },
});

export const input = style({
  width: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    '&[aria-busy="true"]': { color: vars.colour.muted },
  },
});

export const note = style({ marginTop: '4px', fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.warning });
