import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { screenOnly } from '../pages/page.css.ts';

/** The menu stands left of the text on a desktop and below it elsewhere: the text comes first in the document. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '272px minmax(0, 1fr)', gap: '24px' } },
});

export const aside = style([
  screenOnly,
  {
    display: 'grid',
    gap: '16px',
    '@media': {
      [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { order: -1, gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const box = style({ padding: '20px', borderRadius: vars.radius.card, background: vars.colour.card });

export const boxTitle = style({ marginBottom: '8px', fontSize: vars.size[16], lineHeight: vars.leading[24], fontWeight: vars.weight.bold });

export const menu = style({});

globalStyle(`${menu} a`, {
  display: 'block',
  padding: '8px 12px',
  margin: '0 -12px',
  borderRadius: vars.radius.control,
  fontSize: vars.size[15],
  lineHeight: vars.leading[24],
});
globalStyle(`${menu} a:hover`, { background: vars.colour.page, color: vars.colour.accentText });

globalStyle(`${menu} [aria-current]`, {
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
});

export const note = style({ marginBottom: '8px', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const contact = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: vars.size[15],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.colour.accentText },
});

export const hours = style({ display: 'block', color: vars.colour.muted, fontSize: vars.size[13], fontWeight: vars.weight.normal });

export const updated = style({ marginTop: '32px', color: vars.colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });
