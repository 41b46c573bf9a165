import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, box-shadow, color',
  transitionDuration: vars.motion.fast,
  ':focus-visible': { borderRadius: vars.radius.control },
  ':disabled': { opacity: 0.45, cursor: 'default' },
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

export const block = style({ display: 'flex', width: '100%' });

export const size = styleVariants({
  small: { minHeight: '36px', padding: '6px 14px', fontSize: vars.size[14], lineHeight: vars.leading[20], gap: '8px' },
  medium: { minHeight: '48px', padding: '10px 20px' },
  large: { minHeight: '56px', padding: '12px 24px', fontSize: '1.0625rem' },
});

export const variant = styleVariants({
  primary: {
    background: vars.colour.accent,
    color: vars.colour.onAccent,
    ':hover': { background: vars.colour.accentPress },
    ':active': { background: vars.colour.accentPress },
  },
  secondary: {
    color: vars.colour.accentText,
    boxShadow: `inset 0 0 0 1.5px ${vars.colour.accentText}`,
    ':hover': { background: vars.colour.accentTint },
  },
  quiet: {
    color: vars.colour.accentText,
    ':hover': { background: vars.colour.accentTint },
  },
  danger: {
    color: vars.colour.error,
    boxShadow: `inset 0 0 0 1.5px ${vars.colour.error}`,
    ':hover': { background: vars.colour.errorTint },
  },
});

/** Keeps the width of a busy button: the ring takes the place of the words, not of the room. */
export const waiting = style({ opacity: 0 });
export const content = style({ display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit' });
export const ring = style({ position: 'absolute', inset: 0, margin: 'auto' });

const pressedFill = createVar();

/** The icon of a pressed round button (the heart) is filled. */
export const roundIcon = style({ fill: fallbackVar(pressedFill, 'none') });

export const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.colour.ink,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':focus-visible': { borderRadius: '50%' },
  ':disabled': { opacity: 0.45, cursor: 'default' },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.colour.promoText, vars: { [pressedFill]: 'currentColor' } },
  },
  '@media': { [media.hover]: { ':hover': { background: vars.colour.accentTint, color: vars.colour.accentText } } },
});
