import { globalStyle, style } from '@vanilla-extract/css';
import { from, media, vars } from 'shared-contracts/theme';

export const head = style({ display: 'flex', alignItems: 'center', gap: '16px', marginBottom: '16px' });
export const title = style({ flex: 1, minWidth: 0 });
export const steps = style({ display: 'none', gap: '4px', '@media': { [media.desktop]: { display: 'flex' } } });
// Tiles of 264 px and gaps of 16 px: from these widths on so many stand side by side.
export const fourFit = style({ '@media': { [from(1366)]: { display: 'none' } } });
export const fiveFit = style({ '@media': { [from(1440)]: { display: 'none' } } });
export const step = style({ background: vars.colour.card, ':hover': { background: vars.colour.accentTint } });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(168px, 44vw)',
  gap: '8px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.layout.gutter,
  scrollbarWidth: 'none',
  // Shadows of lifted tiles and focus rings must not be cut off.
  margin: `-24px calc(-1 * ${vars.layout.gutter})`,
  padding: `24px ${vars.layout.gutter}`,
  '@media': { [media.tabletUp]: { gap: '16px', gridAutoColumns: '264px' } },
});

globalStyle(`${row} > *`, { scrollSnapAlign: 'start', minWidth: 0 });
globalStyle(`${row} > * > *`, { height: '100%' });
// A row is as high as its highest tile: none of them may wait for its turn to tell its height.
globalStyle(`${row} article`, { contentVisibility: 'visible' });
