import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const grid = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '86%',
  gap: '12px',
  margin: `0 calc(-1 * ${vars.layout.gutter})`,
  padding: `0 ${vars.layout.gutter}`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.layout.gutter,
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridAutoColumns: 'auto',
      gridAutoRows: '196px',
      gap: '16px',
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});

export const cell = styleVariants({
  large: { scrollSnapAlign: 'start', '@media': { [media.desktop]: { gridColumn: 'span 2', gridRow: 'span 2' } } },
  small: { scrollSnapAlign: 'start' },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: '300px',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.colour.line,
  isolation: 'isolate',
  '@media': { [media.desktop]: { height: '100%' } },
  ':hover': { boxShadow: vars.shadow.lift },
});

export const ink = styleVariants({
  light: { color: '#ffffff' },
  dark: { color: '#12161f' },
});

export const picture = style({ position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' });

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '6px',
  maxWidth: '62%',
  padding: '20px',
  '@media': { [media.tabletUp]: { padding: '24px' } },
});

export const title = style({ fontSize: vars.size[22], lineHeight: vars.leading[28], fontWeight: vars.weight.bold, textWrap: 'balance' });

export const titleLarge = style([
  title,
  { '@media': { [media.desktop]: { fontSize: '36px', lineHeight: '42px', letterSpacing: '-0.02em' } } },
]);

export const text = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const button = style({
  marginTop: '8px',
  padding: '8px 16px',
  borderRadius: vars.radius.control,
  background: '#ffffff',
  color: '#12161f',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.bold,
});
