import { style, styleVariants } from '@vanilla-extract/css';

// A part that has nothing to show leaves no gap.
export const place = style({ minWidth: 0, ':empty': { display: 'none' } });

const asleepWith = (height: string) =>
  ({
    // Shadows, and rows that run to the edge of the screen, are not cut off.
    overflowClipMargin: '24px',
    '@media': { '(scripting: enabled)': { contentVisibility: 'auto', containIntrinsicSize: `auto none auto ${height}` } },
  }) as const;

/**
 * Not laid out while it is far away; until then it counts with about its height. Not without scripts: readers of the plain
 * page take the text that stands there, all of it.
 */
export const asleep = styleVariants({
  low: asleepWith('400px'),
  row: asleepWith('600px'),
  high: asleepWith('900px'),
});
