import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { heading, screenOnly } from '../pages/page.css.ts';
import { panel } from '../writing/writing.css.ts';

/** On paper it has the addresses alone. */
export const writing = style({ marginTop: '16px' });
export const writingTitle = style([screenOnly, heading]);
export const form = style([screenOnly, panel]);

/** A form of the width in which it is read well, and beside it, where there is room, who answers it. */
export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 720px) minmax(0, 1fr)', gap: '24px' } },
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const way = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  marginBottom: '12px',
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
});

export const big = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.colour.accentText,
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export const note = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

/** Breaks before the postcode, not within it. */
export const together = style({ whiteSpace: 'nowrap' });

export const address = style({ marginBottom: '4px', fontStyle: 'normal' });

export const shops = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' } },
});

export const shop = style({
  display: 'flex',
  gap: '12px',
  padding: '16px 20px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
});

export const pin = style({ flex: 'none', color: vars.colour.accentText });

export const shopName = style({ fontSize: vars.size[16], lineHeight: vars.leading[24] });

export const shopLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  fontSize: vars.size[14],
  lineHeight: '44px',
});

export const helpTitle = style({ marginBottom: '8px', fontSize: vars.size[18], lineHeight: vars.leading[24] });

export const help = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 32px' });

export const helpLink = style({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
});
