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
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
    },
  },
});

export const item = style({
  selectors: { '& + &::before': { content: '"/" / ""', margin: '0 8px', opacity: 0.6 } },
});

export const link = style({
  display: 'inline-block',
  minWidth: '24px',
  ':hover': { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' },
});
