import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const brands = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: '8px',
  '@media': { [media.tabletUp]: { gap: '16px' } },
});

export const brand = style({
  display: 'block',
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.picture,
  ':hover': { boxShadow: vars.shadow.lift },
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' });

export const posts = style({
  ...bare,
  display: 'grid',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const post = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  ':hover': { boxShadow: vars.shadow.lift },
});

export const postText = style({ padding: '16px 20px 20px' });

export const meta = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });

export const postTitle = style({ margin: '4px 0 8px', fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });

/** The whole card leads to the post. */
export const postLink = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });

export const sneak = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
