import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: '12px 0 4px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[24],
  color: vars.colour.muted,
  '@media': {
    // One line that scrolls: a long path must not push the heading down.
    [media.mobile]: {
      flexWrap: 'nowrap',
      alignItems: 'baseline',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      padding: `0 ${vars.layout.gutter}`,
    },
  },
});

export const item = style({
  selectors: { '& + &::before': { content: '"/" / ""', margin: '0 8px', opacity: 0.6 } },
});

export const link = style({
  display: 'inline-block',
  minWidth: '24px',
  // A finger's height; the row would cut off a ring around it.
  '@media': { [media.mobile]: { paddingBlock: '12px 8px', ':focus-visible': { outlineOffset: '-3px' } } },
  ':hover': { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' },
});
