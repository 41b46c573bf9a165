import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const slow = style({
  position: 'absolute',
  insetInline: 0,
  width: 'fit-content',
  margin: `${vars.space[16]} auto`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.full,
  background: vars.colour.infoTint,
  color: vars.colour.info,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  zIndex: vars.layer.raised,
});

export const page = style({
  maxWidth: vars.layout.width,
  margin: '0 auto',
  padding: `${vars.space[16]} ${vars.layout.gutter} 0`,
  minHeight: '80vh',
});
export const crumbs = style({ width: '280px', marginBottom: vars.space[16] });
export const chips = style({ display: 'flex', gap: vars.space[8], margin: `${vars.space[16]} 0 ${vars.space[24]}`, overflow: 'hidden' });
export const stack = style({ display: 'grid', gap: vars.space[12], alignContent: 'start' });
export const reading = style({ maxWidth: '68ch', marginTop: vars.space[24] });
export const narrow = style({ maxWidth: '440px', margin: '0 auto' });
export const hero = style({
  display: 'grid',
  gap: vars.space[16],
  marginBottom: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr', gridTemplateRows: 'repeat(2, 192px)' } },
});
export const heroLarge = style({
  height: '240px',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { gridRow: 'span 2', height: 'auto' } },
});
export const heroSmall = style({
  borderRadius: vars.radius.card,
  '@media': { [media.belowDesktop]: { display: 'none' }, [media.desktop]: { height: 'auto' } },
});
export const facets = style({ height: '720px', borderRadius: vars.radius.card, '@media': { [media.belowDesktop]: { display: 'none' } } });
export const gallery = style({ height: '360px', borderRadius: vars.radius.panel, '@media': { [media.tabletUp]: { height: '640px' } } });
/** As large as on the page itself. */
export const name = style({
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  '@media': { [media.tabletUp]: { fontSize: '1.625rem', lineHeight: '2.125rem' } },
});
export const buyBox = style({ height: '520px', borderRadius: vars.radius.panel });
