import { style } from '@vanilla-extract/css';
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

export const sections = style({ display: 'grid', gap: '24px', marginBottom: '48px' });
// From tablets up the letter stands beside its brands, so that a letter with one brand costs no empty line.
export const section = style({
  display: 'grid',
  gap: '12px',
  scrollMarginTop: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: '48px minmax(0, 1fr)' } },
});
export const sectionHeading = style({ '@media': { [media.tabletUp]: { paddingTop: '8px' } } });

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '16px' } },
});
export const brand = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  height: '100%',
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  textAlign: 'center',
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift, color: vars.colour.accentText },
});
export const logo = style({ width: '100%', maxWidth: '160px', marginBottom: '8px', borderRadius: vars.radius.small });
export const name = style({ fontWeight: vars.weight.strong, lineHeight: vars.leading[20], overflowWrap: 'anywhere' });
export const products = style({ fontSize: vars.size[13], lineHeight: vars.leading[16], color: vars.colour.muted });
