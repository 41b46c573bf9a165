import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { SHOWN } from './plain-menu.ts';

// The bar is in every page: its links carry no classes and are styled from here.

export const nav = style({
  background: vars.colour.card,
  borderBottom: `1px solid ${vars.colour.line}`,
  '@media': {
    [media.belowDesktop]: {
      display: 'none',
      padding: `${vars.space[8]} ${vars.layout.gutter} ${vars.space[32]}`,
      selectors: { [`&${SHOWN}`]: { display: 'block' } },
    },
  },
});

export const bar = style({
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      // Eleven entries are in one line from 1100 px up.
      columnGap: 'clamp(10px, 3.5vw - 24px, 28px)',
      // Ukrainian ones are longer.
      selectors: { '&:lang(uk)': { columnGap: 'clamp(7px, 3.5vw - 35px, 28px)' } },
      maxWidth: vars.layout.width,
      margin: '0 auto',
      padding: `0 ${vars.layout.gutter}`,
    },
  },
});

globalStyle(`${bar} > li > a`, {
  display: 'block',
  fontWeight: vars.weight.medium,
  fontSize: vars.size[15],
  lineHeight: '48px',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (min-width: 1100px) and (max-width: 1365.98px)': { fontSize: vars.size[14], letterSpacing: '-0.01em' } },
});
// The Ukrainian names of eleven entries would be two lines in the narrowest window with a bar: 13 px there, 14 px from 1200 px up.
globalStyle(`${bar}:lang(uk) > li > a`, {
  '@media': {
    'screen and (min-width: 1100px) and (max-width: 1365.98px)': {
      fontSize: `clamp(${vars.size[13]}, ${vars.size[13]} + (100vw - 1100px) / 100, ${vars.size[14]})`,
      letterSpacing: '-0.02em',
    },
  },
});
globalStyle(`${bar} > li > a:hover`, { color: vars.colour.accentText });
globalStyle(`${bar} > li > a:is([aria-current], [aria-expanded="true"])`, {
  '@media': { [media.desktop]: { boxShadow: `inset 0 -3px ${vars.colour.accent}` } },
});
globalStyle(`${bar} > li > a:focus-visible`, { outlineOffset: '-3px' });

/** An entry without a panel. */
export const single = style({});

/** What a desktop has in its panels. */
export const listOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const promo = style({});
globalStyle(`${bar} > li > ${promo}`, { color: vars.colour.promoText });

// A click anywhere beside the open panel is a click on its entry, which closes it.
globalStyle(`${bar} > li > a[aria-expanded="true"]::before`, {
  '@media': {
    [media.desktop]: { content: '""', position: 'fixed', inset: 0, zIndex: -1, background: vars.colour.backdrop, cursor: 'default' },
  },
});

export const panel = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100vh - 160px)',
      overflowY: 'auto',
      // The page below stays where it is: a menu that the page has left behind is closed.
      overscrollBehavior: 'contain',
      background: vars.colour.raised,
      boxShadow: vars.shadow.float,
      // The shadow falls down only, not on the bar above.
      clipPath: 'inset(0 0 -64px)',
    },
    [media.belowDesktop]: { padding: `0 0 ${vars.space[16]}` },
  },
});

export const inside = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      // Four columns of links and the banner, from 1100 px up.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(180px, 16.5%), 1fr))',
      gap: `${vars.space[12]} ${vars.space[32]}`,
      maxWidth: vars.layout.width,
      margin: '0 auto',
      padding: `${vars.space[20]} ${vars.layout.gutter} ${vars.space[32]}`,
    },
  },
});
