import './fonts.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // 66 px of sticky header (N-20), and a bar that sticks below, must not hide what a link or the focus jumps to.
  scrollPaddingBlock: '82px',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', {
  margin: 0,
  background: vars.colour.page,
  color: vars.colour.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('fieldset', { minWidth: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('h1', {
  fontSize: vars.size[28],
  lineHeight: vars.leading[36],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  '@media': {
    [media.tabletUp]: { fontSize: vars.size[36], lineHeight: vars.leading[44] },
  },
});
globalStyle('h2', {
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
});
globalStyle('h3', { fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });
globalStyle('b, strong', { fontWeight: vars.weight.strong });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 });
globalStyle('button, summary', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'default' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('summary', { listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.colour.accentText}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.small,
});
// A heading that the route change focuses is no control and shows no ring.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
