import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** Content up to 1440 px with the gutters of the screen. */
export const container = style({
  width: '100%',
  maxWidth: vars.layout.width,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

/** White card on the page. */
export const panel = style({
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { padding: '24px', borderRadius: vars.radius.panel } },
});

export const tiles = styleVariants({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '8px',
    '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))', gap: '16px' } },
  },
  list: { display: 'grid', gap: '12px' },
});

const twoColumns = (template: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: template } },
});

/** Two columns from 1100 px up, one below: facets | listing, gallery | buy box, form | summary. */
export const columns = styleVariants({
  facets: twoColumns('272px minmax(0, 1fr)'),
  product: twoColumns('minmax(0, 1fr) 440px'),
  summary: twoColumns('minmax(0, 1fr) 400px'),
});
