import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** At the lower edge, over what sticks there; the page above it can be read and used. */
export const banner = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: vars.space[16],
  // Text of 200 % and low screens: it scrolls in itself and leaves the page its place.
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: `${vars.space[20]} ${vars.layout.gutter}`,
  borderTop: `1px solid ${vars.colour.line}`,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: vars.space[40],
      padding: `${vars.space[24]} max(24px, calc((100vw - ${vars.layout.width}) / 2 + 24px))`,
    },
  },
});

// What has the focus is scrolled above the banner, never behind it (WCAG 2.4.11). As high as the banner, in rem for larger text.
globalStyle(`:root:has(${banner})`, {
  scrollPaddingBottom: 'min(70dvh, 27rem)',
  '@media': { [media.tabletUp]: { scrollPaddingBottom: 'min(70dvh, 16rem)' } },
});

export const words = style({
  display: 'grid',
  gap: vars.space[8],
  maxWidth: '76ch',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const actions = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start' },
    [media.desktop]: { gridTemplateColumns: 'minmax(220px, auto)' },
  },
});

/** Over the page, under header and banner. */
export const dim = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  inset: 0,
  background: vars.colour.backdrop,
  animation: `${appear} ${vars.motion.slow}`,
});
