import { style, styleVariants } from '@vanilla-extract/css';
import { from, media, vars } from 'shared-contracts/theme';

// The words stand on pictures, which are the same in both schemes: so their colours are fixed.
const dark = '#12161f';
const light = '#ffffff';

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
  '@media': {
    [media.tabletUp]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridAutoColumns: 'auto',
      // As high as ever; higher where somebody reads with larger text.
      gridAutoRows: 'minmax(11rem, auto)',
      gap: '16px',
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
    [media.desktop]: { gridTemplateRows: 'repeat(2, minmax(11rem, auto))', gridAutoRows: 'minmax(14.25rem, auto)' },
    [from(1366)]: { gridTemplateRows: 'repeat(2, minmax(12rem, auto))' },
  },
});

// Columns of twelve by width: tablet, desktop, wide desktop.
const place = ([tablet, desktop, wide]: readonly [number, number, number], rows = 1) => ({
  scrollSnapAlign: 'start' as const,
  '@media': {
    [media.tabletUp]: { gridColumn: `span ${tablet}`, gridRow: `span ${rows}` },
    [media.desktop]: { gridColumn: `span ${desktop}` },
    [from(1366)]: { gridColumn: `span ${wide}` },
  },
});

export const cell = styleVariants({
  whole: place([12, 12, 12], 2),
  large: place([12, 8, 8], 2),
  largeOfFive: place([12, 8, 6], 2),
  side: place([6, 4, 4]),
  sideTall: place([12, 4, 4], 2),
  upper: place([6, 4, 3]),
  lower: place([6, 6, 3]),
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  minHeight: '24.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  isolation: 'isolate',
  transition: `box-shadow ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [media.tabletUp]: { minHeight: 0, height: '100%', alignItems: 'center' } },
  ':hover': { boxShadow: vars.shadow.lift },
});

// The ground shows until the picture is there, and keeps the words legible without one.
export const ink = styleVariants({
  light: { color: light, background: '#1b1f3b' },
  dark: { color: dark, background: '#e4e8f0' },
});

// An editor's picture has no calm side for the words: a veil of the tile's ground lies over it where they stand.
const veilOf = (ground: string) => ({
  '::after': {
    content: '',
    position: 'absolute' as const,
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(180deg, ${ground} 0 42%, transparent 80%)`,
  },
  '@media': {
    [media.tabletUp]: { '::after': { background: `linear-gradient(90deg, ${ground} 0 38%, transparent 72%)` } },
  },
});
export const veil = styleVariants({ light: veilOf('rgb(27 31 59 / 92%)'), dark: veilOf('rgb(228 232 240 / 94%)') });

export const picture = style({ position: 'absolute', inset: 0, zIndex: -1 });

// The motif stands at the right edge of wide pictures and at the lower one of tall ones.
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  '@media': {
    [media.tabletUp]: { objectPosition: '100% 50%' },
    [media.reducedMotion]: { transition: 'none' },
  },
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } },
});

export const textBlock = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  // A long button does not widen the lines above it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  textWrap: 'balance',
  // A long word where text is large.
  overflowWrap: 'anywhere',
  gap: '6px',
  width: '100%',
  padding: '20px',
  '@media': { [media.tabletUp]: { width: '44%', padding: '20px 0 20px 24px' }, [from(1366)]: { width: '40%', paddingLeft: '20px' } },
});

export const textBlockLarge = style([
  textBlock,
  {
    '@media': {
      [media.tabletUp]: { width: '46%', padding: '24px 0 24px 32px', gap: '12px' },
      [from(1366)]: { width: '41%', paddingLeft: '40px' },
    },
  },
]);

export const title = style({
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
  '@media': { [media.tabletUp]: { fontSize: vars.size[18], lineHeight: vars.leading[24] } },
});

export const titleLarge = style([
  title,
  {
    '@media': {
      [media.tabletUp]: { fontSize: vars.size[36], lineHeight: vars.leading[44], letterSpacing: '-0.025em' },
      [from(1366)]: { fontSize: '2.75rem', lineHeight: '3rem', letterSpacing: '-0.03em' },
    },
  },
]);

export const text = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const textLarge = style([text, { '@media': { [media.tabletUp]: { fontSize: vars.size[18], lineHeight: vars.leading[28] } } }]);

export const button = style({
  marginTop: '6px',
  padding: '6px 14px',
  borderRadius: vars.radius.control,
  background: light,
  color: dark,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const buttonLarge = style([
  button,
  { '@media': { [media.tabletUp]: { marginTop: '12px', padding: '12px 24px', fontSize: vars.size[16], lineHeight: vars.leading[24] } } },
]);
