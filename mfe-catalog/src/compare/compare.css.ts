import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  margin: '8px 0 16px',
});
export const count = style({ color: vars.colour.muted });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', marginBottom: '12px' });
export const hint = style({ marginBottom: '12px', color: vars.colour.muted });

/** Scrolls sideways when the products do not fit beside each other. */
export const scroller = style({
  // Also around what only screen readers have, which would widen the page.
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginBottom: '48px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { scrollPaddingInlineStart: '152px' }, [media.desktop]: { scrollPaddingInlineStart: '208px' } },
});

// Two products fill a phone; on one where their parts need more room, the second is cut.
const phoneColumn = 'clamp(164px, calc(50vw - 16px), 240px)';

// Of a third one a strip is seen, which tells that there is more beside.
const narrowPhoneColumn = 'clamp(164px, calc(50vw - 32px), 240px)';

/** A table of more products than fit a phone. */
export const many = style({});

// On a phone a row is a line of its own: the name of a feature stands above its values and leaves the width to the products.
const block = { [media.mobile]: { display: 'block' } } as const;

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '@media': { [media.mobile]: { display: 'block', width: 'max-content', minWidth: '100%' } },
});
export const part = style({ '@media': block });
export const row = style({ '@media': { [media.mobile]: { display: 'block', whiteSpace: 'nowrap' } } });

const cell = style({
  padding: '12px',
  borderTop: `1px solid ${vars.colour.line}`,
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.normal,
  overflowWrap: 'anywhere',
});

/** The names of features stay in sight; above them stands nothing, so no line either. */
export const name = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: vars.layer.raised,
    background: vars.colour.card,
    color: vars.colour.muted,
    fontSize: vars.size[14],
    lineHeight: vars.leading[20],
    '@media': {
      [media.mobile]: {
        display: 'block',
        width: 'fit-content',
        maxWidth: 'calc(100vw - 32px)',
        padding: '8px 16px 0',
        border: 0,
        whiteSpace: 'normal',
      },
      [media.tabletUp]: { width: '152px', minWidth: '152px' },
      [media.desktop]: { width: '208px', minWidth: '208px', paddingInlineStart: '24px' },
    },
    selectors: { 'thead &': { border: 0, padding: 0 } },
  },
]);

// Three products are beside each other on a tablet: what the window leaves them beside the names of features, 152 px, and its edges.
const wideColumn = 'clamp(184px, calc((100vw - 200px) / 3), 272px)';

const column = {
  scrollSnapAlign: 'start',
  '@media': {
    [media.mobile]: {
      display: 'inline-block',
      width: phoneColumn,
      whiteSpace: 'normal',
      selectors: { [`${many} &`]: { width: narrowPhoneColumn } },
    },
    [media.tabletUp]: { width: wideColumn, minWidth: wideColumn, maxWidth: wideColumn },
  },
} as const;

// As far from the edge as the tile above: its own padding within that of its cell.
export const value = style([
  cell,
  column,
  {
    '@media': {
      [media.mobile]: { padding: '0 16px 8px', border: 0 },
      [media.tabletUp]: { paddingInline: '12px' },
      [media.desktop]: { paddingInline: '24px' },
    },
  },
]);

export const product = style([
  column,
  {
    padding: '8px',
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: vars.weight.normal,
    '@media': { [media.mobile]: { padding: '4px' } },
  },
]);

export const group = style({
  position: 'sticky',
  insetInlineStart: 0,
  padding: '24px 12px 8px',
  borderTop: `1px solid ${vars.colour.line}`,
  textAlign: 'start',
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  '@media': {
    [media.mobile]: { display: 'block', width: 'fit-content', padding: '20px 16px 4px', border: 0 },
    [media.desktop]: { paddingInlineStart: '24px' },
  },
});

export const missing = style({ color: vars.colour.muted });
export const empty = style({ maxWidth: '640px', margin: '24px auto 48px' });
