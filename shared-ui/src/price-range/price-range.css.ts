import { createVar, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** Ends of the filled track in percent; set by the browser, full before. */
export const start = createVar();
export const end = createVar();

export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  padding: '0 12px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  ':focus-within': { borderColor: vars.colour.accentText },
});

export const word = style({ color: vars.colour.muted });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: '42px',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'textfield',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 } },
});

export const track = style({
  position: 'relative',
  height: '44px',
  margin: '4px 0',
  vars: { [start]: '0%', [end]: '100%' },
  '::before': {
    content: '""',
    position: 'absolute',
    top: '20px',
    left: '2px',
    right: '2px',
    height: '4px',
    borderRadius: '2px',
    background: `linear-gradient(90deg, ${vars.colour.line} ${start}, ${vars.colour.accentText} 0 ${end}, ${vars.colour.line} 0)`,
  },
});

const thumb = {
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  border: `2px solid ${vars.colour.accentText}`,
  borderRadius: '50%',
  background: vars.colour.card,
  pointerEvents: 'auto',
  cursor: 'grab',
} as const;

export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  // Both sliders lie on each other: only their thumbs take the pointer.
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
  },
});
