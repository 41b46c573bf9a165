import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', gap: '16px' } },
});

export const item = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'flex-start',
  height: '100%',
  padding: '14px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

export const icon = style({ color: vars.colour.accentText });

export const title = style({ display: 'block', fontWeight: vars.weight.strong });

export const text = style({ display: 'none', color: vars.colour.muted, fontSize: vars.size[13], '@media': { [media.tabletUp]: { display: 'block' } } });
