import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** At least a screen high, so that the footer stays below the fold and nothing in sight is moved. */
export const page = style({
  minHeight: '100svh',
  paddingBlock: '16px 40px',
  '@media': { [media.desktop]: { paddingBlock: '24px 64px' } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '36px',
  margin: '4px 0 20px',
});

export const greeting = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], color: vars.colour.muted });
export const greyGreeting = style({ width: '160px' });

export const tiles = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '16px',
  alignContent: 'start',
  minHeight: '168px',
});
export const greyTile = style({ height: '168px', borderRadius: vars.radius.panel });

export const plate = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
});

export const tileTitle = style({ padding: '8px 0', fontSize: vars.size[18], lineHeight: vars.leading[28] });
export const tileText = style({ display: 'grid', alignContent: 'start', gap: '4px', fontSize: vars.size[15], overflowWrap: 'anywhere' });

export const strong = style({ fontWeight: vars.weight.strong });
export const muted = style({ color: vars.colour.muted });
export const address = style({ display: 'grid', fontStyle: 'normal' });

export const alone = style({ marginTop: '16px', paddingBlock: '24px', '@media': { [media.desktop]: { paddingBlock: '40px' } } });
