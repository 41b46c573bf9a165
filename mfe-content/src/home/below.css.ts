import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '12px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '16px' },
  },
});

export const brand = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.colour.picture,
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift },
});

// The drawing has room around the logo.
export const logo = style({ '@media': { [media.tabletUp]: { margin: '4px' } } });

/** A row that snaps on a phone, three columns above. */
export const posts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '80%',
  gap: '12px',
  // Shadows of lifted cards and focus rings must not be cut off.
  margin: `-24px calc(-1 * ${vars.layout.gutter})`,
  padding: `24px ${vars.layout.gutter}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.layout.gutter,
  scrollbarWidth: 'none',
  '@media': {
    [media.tabletUp]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoColumns: 'auto', gap: '16px' },
  },
});

export const post = style({ scrollSnapAlign: 'start', minWidth: 0 });
