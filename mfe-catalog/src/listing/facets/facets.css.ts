import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const facets = style({});

/** About as high as the further filters are, where they are still missing. */
export const waiting = style({ minHeight: '480px' });
export const further = style({
  selectors: { '&:has(> template)': { '@media': { '(scripting: enabled)': { minHeight: '480px' } } } },
});

export const facet = style({
  borderBottom: `1px solid ${vars.colour.line}`,
  padding: '16px 0',
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});

export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '24px',
  '::after': { content: '"+"', fontSize: vars.size[18], lineHeight: vars.leading[24], color: vars.colour.muted },
  selectors: { [`${facet}[open] > &::after`]: { content: '"–"' }, [`${facet}[open] > &`]: { marginBottom: '6px' } },
});

export const heading = style({ fontSize: vars.size[15], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });

export const more = style({ marginTop: '4px' });

export const moreSummary = style({
  display: 'inline-block',
  padding: '4px 0',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  color: vars.colour.accentText,
  selectors: { [`${more}[open] > &`]: { display: 'none' } },
});

export const range = style({ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: '8px', marginTop: '2px' });

export const rangeField = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  height: '42px',
  padding: '0 8px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  ':focus-within': { borderColor: vars.colour.accentText, outline: `2px solid ${vars.colour.accentText}`, outlineOffset: '1px' },
});

export const rangeWord = style({ color: vars.colour.muted });

export const rangeInput = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '40px',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  '::placeholder': { color: vars.colour.muted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
});

export const rangeButton = style({
  minWidth: '44px',
  padding: '0 6px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  ':hover': { borderColor: vars.colour.accentText, color: vars.colour.accentText },
});

// The slider comes after hydration; its room is there from the start.
export const sliderRoom = style({ display: 'flow-root', height: '34px' });
