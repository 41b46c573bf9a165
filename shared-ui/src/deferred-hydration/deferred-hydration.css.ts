import { style, styleVariants } from '@vanilla-extract/css';

// An empty part leaves no gap.
export const container = style({ minWidth: 0, ':empty': { display: 'none' } });

/** A shelf of product tiles with its title: between 636 and 712 px on a phone, 664 and 680 from a tablet on. */
const ROW_PX = 672;

const skippedLayout = (height: string) =>
  ({
    // Shadows, and rows that run to the edge of the screen, are not cut off.
    overflowClipMargin: '24px',
    '@media': { '(scripting: enabled)': { contentVisibility: 'auto', containIntrinsicSize: `auto none auto ${height}` } },
  }) as const;

/**
 * Skips layout while far from the viewport, with an estimated height. Only with scripts: without them the whole page must be readable,
 * also by tools that extract its text.
 */
export const placeholder = styleVariants({
  low: skippedLayout('400px'),
  row: skippedLayout(`${ROW_PX}px`),
  high: skippedLayout('900px'),
});

/** Holds the height of a part whose content was left out of the document, until it renders. */
export const room = styleVariants({
  low: { minHeight: 400 },
  row: { minHeight: ROW_PX },
  high: { minHeight: 900 },
});
