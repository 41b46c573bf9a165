import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** Three in a row; on a desktop all in one. The last row is filled by its tiles. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '8px',
  '@media': {
    [media.tabletUp]: { gap: '12px' },
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const cell = style({
  gridColumn: 'span 2',
  selectors: {
    '&:last-child:nth-child(3n + 1)': { gridColumn: 'span 6' },
    '&:nth-last-child(2):nth-child(3n + 1), &:last-child:nth-child(3n + 2)': { gridColumn: 'span 3' },
  },
  '@media': {
    [media.desktop]: {
      gridColumn: 'auto',
      selectors: {
        '&:last-child:nth-child(3n + 1), &:nth-last-child(2):nth-child(3n + 1), &:last-child:nth-child(3n + 2)': { gridColumn: 'auto' },
      },
    },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '8px',
  height: '100%',
  padding: '12px 8px 14px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  textAlign: 'center',
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift, color: vars.colour.accentText },
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: '16px',
      padding: '12px 16px',
      textAlign: 'left',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: '12px',
      padding: '16px 8px 20px',
      textAlign: 'center',
    },
  },
});

export const picture = style({
  width: '84px',
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  '@media': { [media.tabletUp]: { width: '72px' }, [media.desktop]: { width: '112px' } },
});

export const name = style({
  // Of a word that is longer than its tile nothing is lost.
  maxWidth: '100%',
  overflowWrap: 'break-word',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
});
