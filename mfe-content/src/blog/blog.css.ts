import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { screenOnly } from '../pages/page.css.ts';

export const topic = style({
  display: 'inline-block',
  marginBottom: '8px',
  padding: '4px 0',
  color: vars.colour.accentText,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const byline = style({ display: 'flex', gap: '12px', alignItems: 'center', margin: '16px 0 24px' });

export const name = style({
  fontSize: vars.size[15],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
  ':hover': { color: vars.colour.accentText },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
  fontSize: vars.size[16],
  fontWeight: vars.weight.bold,
});

export const markLarge = style([mark, { '@media': { [media.tabletUp]: { width: '96px', height: '96px', fontSize: vars.size[28] } } }]);

export const author = style({ display: 'flex', gap: '16px', alignItems: 'center', '@media': { [media.tabletUp]: { gap: '24px' } } });

export const role = style({ margin: '4px 0 8px', color: vars.colour.muted });

export const products = style([screenOnly, { display: 'grid', justifyItems: 'center' }]);
