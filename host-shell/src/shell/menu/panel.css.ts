import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** The content of an open panel of the menu: its many links carry no classes. */
export const content = style({});
globalStyle(`${content} > ul`, { display: 'grid', gap: vars.space[20], alignContent: 'start' });
globalStyle(`${content} a`, { display: 'block', padding: '4px 0', fontSize: vars.size[14], lineHeight: vars.leading[20] });
globalStyle(`${content} ul ul a`, { color: vars.colour.muted });
globalStyle(`${content} ul > li > a:hover`, { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${content} > ul > li > a`, { fontWeight: vars.weight.strong });

export const all = style({ gridColumn: '1 / -1' });
globalStyle(`${content} > ${all}`, {
  justifySelf: 'start',
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  fontSize: vars.size[16],
});

export const banner = style({});
globalStyle(`${content} > ${banner}`, {
  padding: 0,
  gridColumnEnd: -1,
  fontWeight: vars.weight.medium,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
globalStyle(`${banner} > img`, {
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  // The motif is at the right edge.
  objectPosition: '100% 50%',
  marginBottom: vars.space[8],
  borderRadius: vars.radius.card,
  background: vars.colour.skeleton,
});
