import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const digit = createVar();
const gap = createVar();
const border = createVar();
const cell = `calc(${digit} + ${gap})`;

export const field = style({
  display: 'grid',
  gap: '8px',
  vars: { [digit]: '2.25rem', [gap]: '0.375rem' },
  '@media': { [media.tabletUp]: { vars: { [digit]: '2.75rem', [gap]: '0.5rem' } } },
});
export const label = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });

/** One field over six boxes; each digit stands in its own. */
export const code = style({ position: 'relative', width: `calc(6 * ${cell} - ${gap} + 2px)`, vars: { [border]: vars.colour.control } });
export const wrongCode = style([code, { vars: { [border]: vars.colour.error } }]);

export const boxes = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  gap,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
export const box = style({
  flex: 'none',
  width: digit,
  border: `1.5px solid ${border}`,
  borderRadius: vars.radius.small,
  background: vars.colour.card,
});
/** Where the next digit goes, while the field has the focus. */
export const nextBox = style([box, { selectors: { [`${code}:focus-within &`]: { borderColor: vars.colour.accentText } } }]);

export const input = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '3.25rem',
  padding: `0 0 0 calc((${digit} - 1ch) / 2)`,
  border: 0,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  background: 'none',
  color: vars.colour.ink,
  fontFamily: 'ui-monospace, Consolas, monospace',
  fontSize: vars.size[22],
  fontWeight: vars.weight.bold,
  letterSpacing: `calc(${cell} - 1ch)`,
  ':focus-visible': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '4px' },
  '@media': { [media.forcedColors]: { border: '1px solid', letterSpacing: '0.5ch' } },
});

export const hint = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const error = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
  selectors: { '&:empty': { marginBottom: '-8px' } },
});

export const wait = style({ display: 'grid', justifyItems: 'center', gap: '12px', padding: '16px 0', textAlign: 'center' });
export const waitTitle = style({ fontSize: vars.size[22], lineHeight: vars.leading[28] });
export const clock = style({
  fontSize: vars.size[36],
  lineHeight: vars.leading[44],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const again = style({ display: 'grid', justifyItems: 'start', gap: '16px', maxWidth: '480px' });
