import { style } from '@vanilla-extract/css';
import { from, media, vars } from 'shared-contracts/theme';

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '32px' } },
});

export const side = style({ display: 'grid', gap: '16px', '@media': { [media.desktop]: { position: 'sticky', top: '96px' } } });
export const leaf = style({ margin: 0 });
export const pdfPlace = style({ minHeight: '44px' });
export const pdf = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const picture = style({
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.lift,
  // Its own form wins over that of pictures in general.
  selectors: { '&&': { aspectRatio: '5 / 6' } },
});

export const turn = style({ display: 'grid', gridTemplateColumns: '1fr auto 1fr', gap: '12px', alignItems: 'center', marginTop: '16px' });

export const previous = style({ justifySelf: 'start' });
export const next = style({ justifySelf: 'end' });

export const number = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted, whiteSpace: 'nowrap' });

export const text = style({ marginTop: '4px', marginBottom: '16px', color: vars.colour.muted });

/** Tiles of a row are as high as the highest. */
export const tile = style({ display: 'grid' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
    // Beside the page three of them would be too narrow.
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from(1366)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
