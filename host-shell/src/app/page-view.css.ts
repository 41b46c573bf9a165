import { style } from '@vanilla-extract/css';

/**
 * Not painted, not found, not focusable, and yet laid out as it was: to take a whole list out of the layout would be most of
 * what the browser does for a navigation, to bring it back most of what it does for the way back.
 */
export const kept = style({
  display: 'none',
  '@supports': { '(content-visibility: hidden)': { display: 'block', contentVisibility: 'hidden' } },
});
