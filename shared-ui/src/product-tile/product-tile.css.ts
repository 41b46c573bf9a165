import { style, styleVariants } from '@vanilla-extract/css';
import { from, media, palettes, vars } from 'shared-contracts/theme';

export const tile = style({
  position: 'relative',
  minWidth: 0,
  padding: '12px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  transition: `box-shadow ${vars.motion.fast}`,
  '@media': {
    [media.tabletUp]: { padding: '16px' },
    [media.hover]: { ':hover': { boxShadow: vars.shadow.lift } },
  },
});

const rowFrom = from(646);

/** Phones whose page runs scripts: there a list is long and the screen shows little of it. */
const phone = `${media.mobile} and (scripting: enabled)`;

/** Only tiles near the screen are laid out and painted; `px` is the height that one most likely has, so that nothing jumps. */
const whenNear = (px: number) => ({ [phone]: { contentVisibility: 'auto', containIntrinsicSize: `auto none auto ${px}px` } }) as const;

export const view = styleVariants({
  grid: { display: 'flex', flexDirection: 'column', '@media': whenNear(484) },
  list: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: '16px',
    alignItems: 'start',
    '@media': {
      ...whenNear(336),
      [rowFrom]: { gridTemplateColumns: '180px minmax(0, 1fr) 232px', columnGap: '24px' },
      [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr) 264px' },
    },
  },
});

/** The tile whose picture a page is looked at for: painted with the first frame, which those that are looked for first are not. */
export const first = style({ '@media': { [phone]: { contentVisibility: 'visible' } } });

export const figure = style({ marginBottom: '12px' });

export const pictures = style({ position: 'relative' });

/** Leaves the place beside the picture to the buttons. */
export const gridPictures = style({ '@media': { [media.tabletUp]: { marginRight: '36px' } } });

export const picture = style({ borderRadius: vars.radius.control });

export const second = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.control,
  opacity: 0,
  transition: `opacity ${vars.motion.normal}`,
  pointerEvents: 'none',
  selectors: { [`${tile}:hover &`]: { opacity: 1 } },
});

/** A line of a label's text with its padding. */
const labelHeight = `calc(${vars.leading[16]} + 8px)`;
const phoneLabelHeight = `calc(${vars.leading[16]} + 4px)`;

/** In a row below the picture, where they hide nothing of it: what does not fit into the row is left out. */
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 6px',
  height: labelHeight,
  marginTop: '8px',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { [media.mobile]: { gap: '4px 3px', height: phoneLabelHeight } },
});

export const listLabels = style({ height: 'auto', '@media': { [media.mobile]: { height: `calc(2 * ${phoneLabelHeight} + 4px)` } } });

export const label = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      height: phoneLabelHeight,
      padding: '2px 5px',
      fontSize: '0.6875rem',
      selectors: { '&:nth-child(n+3)': { display: 'none' } },
    },
  },
});

/** Beside the picture; on phones, which have no room beside it, in its corner. */
export const marks = style({
  position: 'absolute',
  top: '4px',
  right: '4px',
  zIndex: 2,
  '@media': { [media.tabletUp]: { display: 'flex', flexDirection: 'column', top: '12px', right: '6px' } },
});

/** 44 px for a thumb. On phones the plate behind the icon is smaller, to leave the picture free. */
export const mark = style({
  padding: '4px',
  '@media': {
    [media.mobile]: {
      background: vars.colour.glass,
      backgroundClip: 'content-box',
      // On the light plate of the picture in both schemes.
      color: palettes.amperio.light.muted,
      selectors: { '&[aria-pressed="true"]': { color: palettes.amperio.light.promo } },
    },
    [media.tabletUp]: {
      color: vars.colour.muted,
      selectors: { '&[aria-pressed="true"]': { color: vars.colour.promoText } },
    },
    [media.hover]: { ':hover': { color: vars.colour.accentText } },
  },
});

export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: '2.5rem',
  fontSize: vars.size[15],
  lineHeight: vars.leading[20],
  fontWeight: 600,
  // A narrow tile shows the whole name, with the size or capacity that it ends with.
  '@media': { [media.mobile]: { WebkitLineClamp: 4, minHeight: 0 } },
});

export const listName = style({
  paddingRight: '40px',
  '@media': { [rowFrom]: { minHeight: 0, paddingRight: 0, fontSize: vars.size[18], lineHeight: vars.leading[24], WebkitLineClamp: 3 } },
});

/** The link covers the whole tile; buttons stand above it. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.card },
  selectors: { [`${tile}:hover &`]: { color: vars.colour.accentText } },
  ':focus-visible': { outline: 'none' },
});

export const focusable = style({
  selectors: { [`&:has(${link}:focus-visible)`]: { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '2px' } },
});

export const stars = style({ display: 'block', margin: '6px 0', minHeight: '20px', lineHeight: vars.leading[20] });

/** Above the link that covers the tile. */
export const colours = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: '0 0 4px -8px',
});

/** 44 px high and 36 px wide for a thumb: four stand beside each other in a phone's tile. */
export const colour = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '44px',
  borderRadius: vars.radius.control,
  '@media': { [media.desktop]: { height: '32px' } },
  // A border, which forced colours keep, and a straight one; the padding holds the dot in the middle.
  selectors: { '&[aria-current]': { paddingTop: '2px', borderBottom: `2px solid ${vars.colour.accentText}`, borderRadius: 0 } },
});

export const gone = style({ border: `1.5px dashed ${vars.colour.control}` });

export const moreColours = style({ fontSize: vars.size[13], color: vars.colour.muted });

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '24px',
  marginBottom: '12px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});

export const features = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const gridFeatures = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const feature = style({
  display: 'inline',
  ':first-child': { color: vars.colour.ink, fontWeight: vars.weight.medium },
  selectors: { '& + &::before': { content: '" · "', color: vars.colour.muted, fontWeight: 400 } },
});

export const rows = style({
  display: 'grid',
  gap: '4px',
  marginBottom: '12px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const rowName = style({ color: vars.colour.muted });

export const offer = style({ marginTop: 'auto' });
export const listOffer = style({
  gridColumn: '1 / -1',
  '@media': { [rowFrom]: { gridColumn: 'auto', alignSelf: 'end', paddingTop: '88px' } },
});
export const availability = style({ margin: '10px 0 12px' });

export const action = style({
  position: 'relative',
  zIndex: 2,
  '@media': { [media.mobile]: { paddingInline: '8px' } },
});

/** On a phone the buy button of a narrow tile shows the cart alone; the words are its name. */
export const actionText = style({
  '@media': { [media.mobile]: { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
});
