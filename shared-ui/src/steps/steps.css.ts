import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', counterReset: 'step' });
export const item = style({ counterIncrement: 'step' });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  color: vars.colour.muted,
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '28px',
    height: '28px',
    border: `1.5px solid ${vars.colour.control}`,
    borderRadius: '50%',
    background: vars.colour.card,
    fontSize: vars.size[13],
  },
});

export const current = style({
  color: vars.colour.ink,
  '::before': { background: vars.colour.inverse, borderColor: vars.colour.inverse, color: vars.colour.onInverse },
});

export const done = style({
  color: vars.colour.success,
  '::before': { content: '"✓" / ""', borderColor: vars.colour.success, background: vars.colour.successTint },
});

const hiddenOnPhones = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** On a phone only the current step is named to the eye. */
export const text = style({ '@media': { [media.mobile]: { selectors: { [`${step}:not(${current}) &`]: hiddenOnPhones } } } });
