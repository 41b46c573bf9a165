import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: '16px' } },
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '8px',
  height: '100%',
  padding: '12px 8px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  color: vars.colour.ink,
  textAlign: 'center',
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift },
});

export const picture = style({ width: '80%', borderRadius: vars.radius.control });

export const name = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong, textWrap: 'balance' });
