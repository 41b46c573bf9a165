import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift },
});

export const wide = style({
  '@media': { [media.tabletUp]: { gridTemplateRows: 'auto', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const picture = style({
  selectors: { [`${wide} &`]: { '@media': { [media.tabletUp]: { aspectRatio: 'auto', minHeight: '320px', height: '100%' } } } },
});

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '16px 20px 20px',
  selectors: { [`${wide} &`]: { '@media': { [media.tabletUp]: { justifyContent: 'center', gap: '12px', padding: '32px' } } } },
});

export const topic = style({
  color: vars.colour.accentText,
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});

export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong, textWrap: 'balance' });

export const titleWide = style([
  title,
  {
    '@media': {
      [media.tabletUp]: { fontSize: vars.size[28], lineHeight: vars.leading[36], fontWeight: vars.weight.bold, letterSpacing: '-0.02em' },
    },
  },
]);

export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { color: vars.colour.accentText } },
});

export const excerpt = style({
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const meta = style({
  marginTop: 'auto',
  paddingTop: '4px',
  color: vars.colour.muted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  selectors: { [`${wide} &`]: { '@media': { [media.tabletUp]: { marginTop: 0 } } } },
});
