import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '14px 18px',
  border: `1.5px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.colour.control },
  // Of the card's own radio: what the card asks further has its own states and rings.
  selectors: {
    '& + &': { marginTop: '10px' },
    '&:has(> :checked)': { borderColor: vars.colour.accentText, background: vars.colour.accentTint },
    '&:has(> :disabled)': { color: vars.colour.disabled, cursor: 'default', borderColor: vars.colour.line },
    '&:has(> :focus-visible)': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
  },
});

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  margin: 0,
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: '50%',
  background: vars.colour.card,
  cursor: 'inherit',
  '::after': {
    content: '""',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    background: vars.colour.accentText,
    transform: 'scale(0)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  // The card renders the ring.
  ':focus-visible': { outline: 'none', borderRadius: '50%' },
  selectors: {
    '&:checked': { borderColor: vars.colour.accentText },
    '&:checked::after': { transform: 'scale(1)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const title = style({ display: 'block', fontWeight: vars.weight.strong });
export const note = style({
  display: 'block',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  selectors: { [`${card}:has(:disabled) &`]: { color: 'inherit' } },
});
export const end = style({
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  // A long one would leave no room for the words.
  '@media': { [media.mobile]: { maxWidth: '112px', whiteSpace: 'normal', textAlign: 'end' } },
});
export const more = style({ gridColumn: '2 / -1', paddingTop: '8px', selectors: { '&:empty': { display: 'none' } } });
