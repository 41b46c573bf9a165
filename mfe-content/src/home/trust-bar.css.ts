import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** One card; its cells grow, so that no row ends in empty space. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  padding: '4px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { padding: '8px' } },
});

export const cell = style({
  flex: '1 1 44%',
  minWidth: 0,
  '@media': { [media.tabletUp]: { flexBasis: '30%' }, [media.desktop]: { flexBasis: 0 } },
});

export const item = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  height: '100%',
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  ':hover': { background: vars.colour.page },
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.full,
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
});

export const textBlock = style({ minWidth: 0 });

export const title = style({ display: 'block', fontWeight: vars.weight.strong });

export const text = style({ display: 'block', color: vars.colour.muted, fontSize: vars.size[13] });
