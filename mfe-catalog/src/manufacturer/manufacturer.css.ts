import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** A brand's logo before the heading of its listing. */
export const headLogo = style({
  alignSelf: 'center',
  width: '96px',
  flex: 'none',
  borderRadius: vars.radius.control,
  '@media': { [media.tabletUp]: { width: '128px' } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', marginBottom: '16px' });
export const count = style({ color: vars.colour.muted });

export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginBottom: '24px' });
const letterBox = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  padding: '0 8px',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  // The whole alphabet on one line.
  '@media': { [media.desktop]: { minWidth: '40px' } },
});
export const letter = style([
  letterBox,
  {
    border: `1px solid ${vars.colour.line}`,
    background: vars.colour.card,
    ':hover': { borderColor: vars.colour.accentText, color: vars.colour.accentText },
  },
]);
// No link, said by the missing box; the colour still reads well.
export const noLetter = style([letterBox, { color: vars.colour.muted, opacity: 0.6 }]);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
/** Brands side by side, by the width of the screen; a phone has one below the other. */
const TABLET = 3;
const DESKTOP = 6;

// From tablets up letters with few brands share a row, so that none stands in an empty one.
export const sections = style({
  display: 'grid',
  gap: '24px 8px',
  marginBottom: '48px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: columns(TABLET), columnGap: '16px' },
    [media.desktop]: { gridTemplateColumns: columns(DESKTOP) },
  },
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignContent: 'start',
  gap: '12px',
  scrollMarginTop: '16px',
});
/** How many columns a section takes: one for each brand, as far as the row goes. */
export const span = styleVariants(
  Object.fromEntries(
    Array.from({ length: DESKTOP }, (_, at) => [
      at + 1,
      {
        '@media': {
          [media.tabletUp]: { gridColumn: `span ${Math.min(at + 1, TABLET)}` },
          [media.desktop]: { gridColumn: `span ${at + 1}` },
        },
      },
    ]),
  ),
);
export const MOST_COLUMNS = DESKTOP;
export const sectionHeading = style({ gridColumn: '1 / -1' });

export const brands = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gap: '8px',
  '@media': { [media.tabletUp]: { gap: '16px' } },
});
export const brand = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '12px',
  height: '100%',
  padding: '8px 12px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift, color: vars.colour.accentText },
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      rowGap: '2px',
      padding: '16px',
      textAlign: 'center',
    },
  },
});
export const logo = style({
  gridRow: 'span 2',
  width: '100%',
  maxWidth: '160px',
  borderRadius: vars.radius.small,
  '@media': { [media.tabletUp]: { gridRow: 'auto', marginBottom: '8px' } },
});
export const name = style({ fontWeight: vars.weight.strong, lineHeight: vars.leading[20], overflowWrap: 'anywhere' });
export const products = style({ fontSize: vars.size[13], lineHeight: vars.leading[16], color: vars.colour.muted });
