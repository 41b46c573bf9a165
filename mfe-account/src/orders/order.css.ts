import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const order = style({
  display: 'grid',
  // A shelf that scrolls must not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.tabletUp]: { gap: '16px' } },
});
export const back = style({ fontSize: vars.size[14], lineHeight: vars.leading[24] });
export const backLink = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const pay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '@media': { [media.tabletUp]: { marginInlineStart: 'auto' } },
});

export const withdraw = style({ display: 'inline-flex', alignItems: 'center', minHeight: '24px' });
/** Takes what is left of its row, so that what follows stands at the end of it, or begins a row of its own. */
export const placed = style({ '@media': { [media.tabletUp]: { flex: '1 1 auto' } } });

/** Where it is comes first on a telephone, and stands at the side where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"main way" "main facts"',
      gap: '16px',
    },
  },
});
const stack = style({ display: 'grid', gap: '12px', '@media': { [media.tabletUp]: { gap: '16px' } } });
export const way = style({ '@media': { [media.tabletUp]: { gridArea: 'way' } } });
export const main = style([stack, { minWidth: 0, '@media': { [media.tabletUp]: { gridArea: 'main' } } }]);
export const facts = style([stack, { '@media': { [media.tabletUp]: { gridArea: 'facts' } } }]);
export const panel = style({ display: 'grid', gap: '8px', alignContent: 'start', overflowWrap: 'anywhere' });
export const title = style({ marginBottom: '4px', fontSize: vars.size[18], lineHeight: vars.leading[24] });

export const strong = style({ fontWeight: vars.weight.medium });
export const muted = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const address = style({ display: 'grid', fontStyle: 'normal' });

export const sums = style({ display: 'grid', gap: '6px', paddingTop: '12px', borderTop: `1px solid ${vars.colour.line}` });
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontSize: vars.size[15],
  fontVariantNumeric: 'tabular-nums',
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  paddingTop: '6px',
  fontWeight: vars.weight.strong,
});

export const transfer = style({ display: 'grid', gap: '8px', paddingTop: '8px' });
export const fact = style({ display: 'grid' });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  fontVariantNumeric: 'tabular-nums',
});

export const again = style({ display: 'grid', justifyItems: 'start', gap: '8px', paddingTop: '8px' });
export const againWays = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
export const choice = style({ display: 'grid', justifyItems: 'start', gap: '4px', width: '100%' });
export const missing = style({
  display: 'grid',
  gap: '4px',
  paddingInlineStart: '20px',
  listStyle: 'disc',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const found = style({ fontSize: vars.size[22], lineHeight: vars.leading[28], overflowWrap: 'anywhere' });
/** Takes the focus when its button goes. */
export const cancel = style({ display: 'grid', gap: '8px', justifyItems: 'start', outlineOffset: '2px' });
// The words of a button without a frame stand where the others do.
globalStyle(`${cancel} > button`, { marginInlineStart: '-20px' });
export const cancelText = style({ display: 'grid', gap: '12px' });
export const papers = style({ display: 'grid', gap: '8px', padding: 0, listStyle: 'none' });
/** The reminder of a warranty, below the goods. */
export const reminder = style({ display: 'grid', justifyItems: 'start', gap: '4px', paddingTop: '12px' });
