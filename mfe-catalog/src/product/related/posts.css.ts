import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: '16px' } },
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  ':hover': { boxShadow: vars.shadow.lift },
  '@media': { [media.desktop]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
});
export const picture = style({ aspectRatio: 'auto', height: '100%', minHeight: '112px' });
export const textBlock = style({ padding: '12px 16px' });
export const topic = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const title = style({ margin: '2px 0 4px', fontSize: vars.size[16], lineHeight: vars.leading[24] });
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { color: vars.colour.accentText } },
});
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});
