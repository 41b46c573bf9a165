import { style, styleVariants } from '@vanilla-extract/css';

// An empty part leaves no gap.
export const container = style({ minWidth: 0, ':empty': { display: 'none' } });

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
  row: skippedLayout('600px'),
  high: skippedLayout('900px'),
});

/** Holds the height of a part whose content was left out of the document, until it renders. */
export const room = styleVariants({
  low: { minHeight: 400 },
  row: { minHeight: 600 },
  high: { minHeight: 900 },
});
