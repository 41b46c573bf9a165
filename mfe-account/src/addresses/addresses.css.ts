import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const list = style({
  display: 'grid',
  gap: '12px',
  outlineOffset: '4px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' } },
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  gap: '12px',
  height: '100%',
  overflowWrap: 'anywhere',
});
export const uses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  minHeight: '24px',
  '@media': { [media.mobile]: { selectors: { '&:empty': { display: 'none' } } } },
});
export const muted = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const owners = style({
  display: 'grid',
  gap: '8px',
  border: 0,
  padding: 0,
  margin: 0,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' } },
});
export const form = style({ maxWidth: '680px' });
