import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  flex: 'none',
  // One line, but for what is longer than the screen: large text.
  maxWidth: '100%',
  minHeight: '36px',
  padding: '7px 16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.full,
  background: vars.colour.card,
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { borderColor: vars.colour.accentText, color: vars.colour.accentText },
  ':focus-visible': { borderRadius: vars.radius.full },
  // 44 px for a thumb.
  '::after': { content: '""', position: 'absolute', inset: '-5px 0' },
});

export const selected = style({
  background: vars.colour.accentTint,
  borderColor: vars.colour.accentLine,
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

/** One line that scrolls on a phone and reaches to the edges of the screen. */
export const scrolling = style({
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
      paddingBlock: '4px',
      scrollbarWidth: 'none',
    },
  },
});
