import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/**
 * Phone: gallery, offer, then the rest. Desktop: the offer stands beside gallery, features and the first section, and sticks;
 * the other sections take the whole width below.
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  marginBottom: '48px',
  '@media': {
    [media.tabletUp]: { gap: '24px' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 440px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"gallery offer" "facts offer" "first offer"',
    },
  },
});
export const galleryArea = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'gallery' } } });
// The area itself, not what sticks in it: browsers let an item of a grid stick to the end of the whole grid, over other items.
export const offerArea = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'offer', alignSelf: 'stretch' } } });
export const offer = style({ '@media': { [media.desktop]: { position: 'sticky', top: '16px' } } });
export const factsArea = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'facts' } } });
/**
 * The sections are items of the page's grid. Not by `+` or `~` from the part before them: a rule about any sibling has the
 * browser style whole pages anew wherever one comes or goes.
 */
export const sections = style({ display: 'contents' });
globalStyle(`${sections} > *`, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
globalStyle(`${sections} > :first-child`, { '@media': { [media.desktop]: { gridArea: 'first' } } });

/**
 * Sections below the first screen are laid out when the shopper comes near; until then they count with about the height
 * that they will have. Not the shelves: their rows reach beyond their box, which this would cut off.
 * Not without scripts: readers of the plain page take the text that stands there, all of it.
 */
const below = (height: string) =>
  ({ '@media': { '(scripting: enabled)': { contentVisibility: 'auto', containIntrinsicSize: `auto none auto ${height}` } } }) as const;
export const section = styleVariants({
  text: below('420px'),
  table: below('900px'),
  reviews: below('760px'),
  short: below('220px'),
});

export const sectionHeading = style({ marginBottom: '12px' });

export const source = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const brand = style({ ':hover': { color: vars.colour.accentText } });
export const name = style({
  margin: '4px 0 8px',
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  '@media': { [media.tabletUp]: { fontSize: '1.625rem', lineHeight: '2.125rem' } },
});
export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  fontSize: vars.size[13],
  color: vars.colour.muted,
});
export const ratingLink = style({ display: 'flex', alignItems: 'center', minHeight: '24px', ':hover': { textDecoration: 'underline' } });
export const energy = style({ display: 'flex', alignItems: 'center', gap: '12px', marginTop: '10px', fontSize: vars.size[13] });

/** About as high as what follows, so that the page below starts where it will. */
export const buySkeleton = style({ display: 'grid', alignContent: 'start', gap: '12px', minHeight: '520px', marginTop: '20px' });

export const price = style({ marginTop: '20px' });
/** A quiet button below the price, its words in line with it. */
export const besidePrice = style({ marginTop: '4px', marginInlineStart: '-14px' });
export const credit = style({ marginTop: '4px', fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
export const code = style({
  marginTop: '12px',
  padding: '8px 12px',
  border: `1px dashed ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const availability = style({ marginTop: '12px' });
export const promise = style({ marginTop: '12px', minHeight: '42px', '@media': { [media.mobile]: { minHeight: '62px' } } });
export const notice = style({
  marginTop: '12px',
  padding: '12px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.warningTint,
  color: vars.colour.warning,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
});
export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', marginTop: '18px' });
export const secondaryActions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
// Two words and an icon stay on one line of half a phone; larger ones take a line of their own.
globalStyle(`${secondaryActions} > button`, { flex: '1 1 0', gap: '6px', paddingInline: '8px' });

export const shock = style({
  display: 'grid',
  gap: '4px',
  marginTop: '16px',
  padding: '12px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.promoTint,
});
export const shockTitle = style({ fontWeight: vars.weight.strong, color: vars.colour.promoText });
export const shockText = style({ fontSize: vars.size[13], lineHeight: vars.leading[20] });
export const shockTime = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: '52px' });
export const rows = style({ display: 'grid', gap: '12px', marginTop: '16px' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '14px',
  padding: '14px 16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
globalStyle(`${row} > svg`, { gridRow: '1 / span 2' });
export const rowTitle = style({ fontWeight: vars.weight.strong });
export const rowNote = style({ gridArea: '2 / 2 / auto / -1', color: vars.colour.muted });
export const rowMore = style({ display: 'block' });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 14px',
  minHeight: '48px',
  marginTop: '-4px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});
export const reserve = style({ gridColumn: '2 / -1', justifySelf: 'start', marginTop: '10px' });
export const rowEnd = style({ gridArea: '1 / 3', fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

/** S-04, ∅26: phones and tablets keep price and button in reach. */
export const buyBar = style({
  position: 'sticky',
  // A host of before has no such token.
  bottom: fallbackVar(vars.layout.foot, '0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
  padding: '10px 16px',
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.colour.line}`,
  background: vars.colour.card,
  boxShadow: vars.shadow.bar,
  '@media': { [media.desktop]: { display: 'none' }, [media.low]: { position: 'static' } },
});
/** Keeps its place, so that nothing moves. */
export const buyBarAway = style({ visibility: 'hidden' });
export const buyBarButton = style({ flex: 1, maxWidth: '360px', marginLeft: 'auto' });

export const productLink = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '6px 0',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  ':hover': { color: vars.colour.accentText },
});
export const productLinkNote = style({ display: 'block', fontSize: vars.size[13], color: vars.colour.muted });
