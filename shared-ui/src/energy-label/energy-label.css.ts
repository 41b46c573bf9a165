import { style, styleVariants } from '@vanilla-extract/css';
import { energyColours, vars } from 'shared-contracts/theme';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
});

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  flex: 'none',
  height: '24px',
  borderRadius: '3px 0 0 3px',
  forcedColorAdjust: 'none',
});

/** The range of the scale, which the regulation wants beside every arrow. */
export const range = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: '14px',
  border: `1px solid ${vars.colour.control}`,
  borderRight: 0,
  borderRadius: '3px 0 0 3px',
  background: '#ffffff',
  color: '#12161f',
  fontSize: '8px',
  lineHeight: '10px',
  fontWeight: 700,
});

export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  padding: '0 14px 0 8px',
  fontSize: vars.size[14],
  fontWeight: 800,
  lineHeight: 1,
  clipPath: 'polygon(0 0, calc(100% - 9px) 0, 100% 50%, calc(100% - 9px) 100%, 0 100%)',
});

export const energyClass = styleVariants(energyColours, ({ arrow: background, letter: color }) => ({ background, color }));

/** 24 px high, as every target is at least. */
export const open = style({ display: 'inline-flex', padding: 0, border: 0, background: 'none', cursor: 'zoom-in' });

export const sheet = style({
  padding: '4px 0',
  color: vars.colour.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: vars.colour.accentText },
});
