import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const box = createVar();
const gap = createVar();
const border = createVar();
const cell = `calc(${box} + ${gap})`;
const line = '1.5px';

export const field = style({
  display: 'grid',
  gap: '8px',
  vars: { [box]: '2.25rem', [gap]: '0.375rem' },
  '@media': { [media.tabletUp]: { vars: { [box]: '2.75rem', [gap]: '0.5rem' } } },
});
export const label = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });

/** One field; each digit stands in a box that the background draws. */
export const input = style({
  vars: { [border]: vars.colour.control },
  width: `calc(6 * ${cell} - ${gap} + 2px)`,
  height: '3.25rem',
  padding: `0 0 0 calc((${box} - 1ch) / 2)`,
  border: 0,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  color: vars.colour.ink,
  fontFamily: 'ui-monospace, Consolas, monospace',
  fontSize: vars.size[22],
  fontWeight: vars.weight.bold,
  letterSpacing: `calc(${cell} - 1ch)`,
  backgroundColor: 'transparent',
  backgroundRepeat: 'repeat-x',
  backgroundPosition: '0 50%',
  backgroundSize: `${cell} calc(100% - 2 * ${line}), ${cell} 100%`,
  backgroundImage: [
    `linear-gradient(90deg, transparent ${line}, ${vars.colour.card} ${line}, ${vars.colour.card} calc(${box} - ${line}), transparent calc(${box} - ${line}))`,
    `linear-gradient(90deg, ${border} ${box}, transparent ${box})`,
  ].join(', '),
  ':focus-visible': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '4px' },
  '@media': { [media.forcedColors]: { border: '1px solid', backgroundImage: 'none', letterSpacing: '0.5ch' } },
});
export const wrongInput = style([input, { vars: { [border]: vars.colour.error } }]);

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
