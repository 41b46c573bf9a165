import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

// On a phone the number stands below: beside the heading, the brand's wider letters would push it there when they come.
export const head = style({
  marginBottom: '16px',
  '@media': { [media.tabletUp]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' } },
});
export const count = style({ color: vars.colour.muted });

export const sidebar = style({
  display: 'none',
  padding: '4px 20px 20px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  // Without scripts the filter button is a link to this panel.
  ':target': { display: 'block' },
  '@media': { [media.desktop]: { display: 'block' } },
});
export const sidebarHeading = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: '16px',
  '@media': { [media.desktop]: { minHeight: '44px' } },
});
// On a phone longer words of an order are shortened before they take a line of their own.
export const order = style({
  display: 'flex',
  flex: '1 0 min(55%, 350px)',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '8px',
  minWidth: 0,
});

export const filterButton = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const sortForm = style({ display: 'flex', gap: '8px', minWidth: 0 });
export const sortSubmit = style({
  padding: '0 12px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
});

export const layouts = style({
  display: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { display: 'flex' } },
});
export const layout = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '42px',
  color: vars.colour.muted,
  ':hover': { color: vars.colour.accentText },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-current="true"]': { background: vars.colour.accentTint, color: vars.colour.accentText } },
});

export const clear = style({
  padding: '6px 4px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  color: vars.colour.accentText,
  ':hover': { textDecoration: 'underline' },
});
// The chips flow on from the filter button, as parts of the same line.
export const chips = style({ display: 'contents' });

export const results = style({ transition: `opacity ${vars.motion.normal} ${vars.motion.ease}` });
// The old list stays readable while the new one comes; a quick answer shows no change at all.
export const resultsBusy = style({ opacity: 0.45, transitionDelay: '150ms', pointerEvents: 'none' });

export const pages = style({ margin: '32px 0', display: 'flow-root' });

export const loosen = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' });
export const emptyPanel = style({ borderRadius: vars.radius.card, background: vars.colour.card });

export const subcategories = style({ marginBottom: '24px' });
export const categoryTiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
  gap: '8px',
  marginBottom: '32px',
  '@media': {
    [media.tabletUp]: { gap: '16px' },
  },
});
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, 1fr)` });
export const columnsOnTablet = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([count]) => ({
  '@media': { [media.tabletUp]: columns(count ?? 1) },
}));
export const columnsOnWide = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [6] }, ([count]) => ({
  '@media': { [media.desktop]: columns(count ?? 1) },
}));
export const categoryTile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  height: '100%',
  padding: '12px 4px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  fontSize: vars.size[13],
  textAlign: 'center',
  '@media': { [media.tabletUp]: { padding: '16px', fontSize: vars.size[16] } },
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift, color: vars.colour.accentText },
});
// Seen on dark cards, where the picture has a ground of its own.
// Never as wide as a tile of two: what leads on is not to push the products from the screen.
export const categoryPicture = style({
  alignSelf: 'center',
  width: '100%',
  maxWidth: '200px',
  borderRadius: vars.radius.control,
});
export const categoryName = style({ marginTop: '8px', fontWeight: vars.weight.strong, lineHeight: vars.leading[20] });
export const categoryCount = style({ fontSize: vars.size[13], lineHeight: vars.leading[16], color: vars.colour.muted });

// Far below the products: laid out when the shopper comes near.
export const about = style({
  marginTop: '32px',
  marginBottom: '48px',
  '@media': { '(scripting: enabled)': { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 320px' } },
});
export const aboutText = style({ maxWidth: '80ch' });
export const faq = style({ borderTop: `1px solid ${vars.colour.line}`, maxWidth: '80ch' });
export const question = style({
  padding: '14px 0',
  fontWeight: vars.weight.strong,
  ':hover': { color: vars.colour.accentText },
});
export const faqHeading = style({ margin: '24px 0 12px' });
export const answer = style({ paddingBottom: '16px' });

export const intro = style({
  maxWidth: '100ch',
  marginBottom: '16px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});
