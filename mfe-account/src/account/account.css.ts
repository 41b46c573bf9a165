import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** Down to the end of the screen below the header, so that the footer is not moved in sight by what arrives. */
export const page = style({
  minHeight: 'calc(100svh - 66px)',
  paddingBlock: '16px 40px',
  '@media': { [media.desktop]: { minHeight: 'calc(100svh - 156px)', paddingBlock: '24px 64px' } },
});

export const heading = style({
  marginBottom: '12px',
  outlineOffset: '4px',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { marginBottom: '20px' } },
});

/** Navigation and the part that it leads to. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: '24px' } },
});
export const content = style({ minWidth: 0 });
export const stack = style({ display: 'grid', gap: '12px', '@media': { [media.tabletUp]: { gap: '16px' } } });
export const greyNav = style({
  height: '52px',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { height: '342px', borderRadius: vars.radius.panel } },
});
export const greeting = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], color: vars.colour.muted });

export const tiles = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '16px',
  alignContent: 'start',
  '@media': { [media.tabletUp]: { minHeight: '168px' } },
});
export const greyTile = style({
  height: '136px',
  borderRadius: vars.radius.card,
  '@media': { [media.tabletUp]: { height: '168px', borderRadius: vars.radius.panel } },
});

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
/** A button below a tile's words, as wide as its own. */
export const tileAction = style({ justifySelf: 'start' });

export const tileText = style({ display: 'grid', alignContent: 'start', gap: '4px', fontSize: vars.size[15], overflowWrap: 'anywhere' });

export const strong = style({ fontWeight: vars.weight.strong });
export const muted = style({ color: vars.colour.muted });
export const address = style({ display: 'grid', fontStyle: 'normal' });

export const alone = style({ marginTop: '16px', paddingBlock: '24px', '@media': { [media.desktop]: { paddingBlock: '40px' } } });
