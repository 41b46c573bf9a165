import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const slider = style({ position: 'relative', height: '24px', margin: '10px 10px 0' });

export const track = style({
  position: 'absolute',
  inset: '10px 0',
  height: '4px',
  borderRadius: '2px',
  background: vars.colour.line,
});

export const fill = style({ position: 'absolute', top: 0, bottom: 0, borderRadius: '2px', background: vars.colour.accent });

const grip = {
  appearance: 'none',
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: '22px',
  height: '22px',
  border: `2px solid ${vars.colour.accent}`,
  borderRadius: '50%',
  background: vars.colour.card,
  cursor: 'grab',
} as const;

export const thumb = style({
  appearance: 'none',
  position: 'absolute',
  inset: '0 -11px',
  width: 'calc(100% + 22px)',
  height: '24px',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': grip,
    '&::-moz-range-thumb': grip,
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
  },
  ':focus-visible': { outline: 'none' },
});
