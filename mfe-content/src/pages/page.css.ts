import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '16px',
  paddingBottom: '48px',
  '@media': { [media.desktop]: { gap: '24px', paddingBottom: '64px' } },
});

/** About 68 characters of body text: the width that reads best. */
const reading = '37rem';

// J-315: the path and the help beside a text are no use on paper.
globalStyle(`${page} > nav`, { '@media': { print: { display: 'none' } } });

/** A white sheet with the text in its reading column. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${reading})`,
  justifyContent: 'center',
  '@media': { [media.desktop]: { paddingBlock: '48px' } },
});

export const prose = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tabletUp]: { fontSize: '1.0625rem', lineHeight: vars.leading[28] } },
});

// J-315: on paper a link says where it leads.
globalStyle(`${prose} :is(p, li, td) :is(a[href^='/'], a[href^='https:'])::after`, {
  '@media': { print: { content: "' (' attr(href) ')'", color: vars.colour.muted, overflowWrap: 'anywhere' } },
});
globalStyle(`${prose} :is(h2, h3)`, { '@media': { print: { breakAfter: 'avoid' } } });

/** The picture of an article. */
export const picture = style({
  marginBottom: '24px',
  borderRadius: vars.radius.card,
  '@media': { [media.tabletUp]: { marginBottom: '32px' } },
});

export const title = style({ marginBottom: '20px' });

export const lead = style({
  maxWidth: reading,
  marginTop: '8px',
  color: vars.colour.muted,
  '@media': { [media.tabletUp]: { fontSize: vars.size[18], lineHeight: vars.leading[28] } },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

/** Stands above a text. */
export const note = style([meta, { marginBottom: '16px' }]);

/** Not on paper: what is not the text itself. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

export const section = style([screenOnly, { marginTop: '16px' }]);

export const heading = style({ marginBottom: '16px' });

/** Cards in rows of three. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const link = style({
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
