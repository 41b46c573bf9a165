import { style } from '@vanilla-extract/css';
import { media, palettes, vars } from 'shared-contracts/theme';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

/** The column of the thumbnails is there before they are: on a slow line the stage is painted first, and must not move. */
export const withThumbs = style({ '@media': { [media.tabletUp]: { gridTemplateColumns: '76px minmax(0, 1fr)' } } });

export const stage = style({
  position: 'relative',
  minWidth: 0,
  // The last column: of two, or the only one.
  '@media': { [media.tabletUp]: { gridRow: 1, gridColumn: '-2' } },
});

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius.control,
  background: vars.colour.picture,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const slide = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const zoom = style({
  position: 'absolute',
  right: '8px',
  bottom: '8px',
  background: vars.colour.glass,
  // The plate of pictures is light in both schemes.
  color: palettes.amperio.light.muted,
  ':hover': { background: palettes.amperio.light.line },
});

export const thumbs = style({
  display: 'flex',
  gap: '10px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minHeight: '80px',
  padding: '2px',
  margin: '-2px',
  '@media': { [media.tabletUp]: { flexDirection: 'column', overflowX: 'visible', maxHeight: '560px', overflowY: 'auto' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: '76px',
  height: '76px',
  padding: '6px',
  border: `1.5px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.picture,
  overflow: 'hidden',
  ':hover': { borderColor: vars.colour.control },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: { '&[aria-current="true"]': { borderColor: vars.colour.accentText } },
});

export const filmMark = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  borderRadius: '50%',
  background: vars.colour.card,
  color: vars.colour.accentText,
});

export const labels = style({
  position: 'absolute',
  top: '8px',
  left: '8px',
  display: 'grid',
  gap: '6px',
  justifyItems: 'start',
  pointerEvents: 'none',
});

/** Phones need the whole width for the picture: the ways to others stand below it. */
export const zoomStage = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"back picture next"',
  alignItems: 'center',
  gap: '8px',
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', gridTemplateAreas: '"picture picture" "back next"' } },
});
export const back = style({ gridArea: 'back' });
export const next = style({ gridArea: 'next', justifySelf: 'end' });
export const zoomLayers = style({
  display: 'grid',
  width: '100%',
  maxWidth: 'clamp(200px, 100dvh - 300px, 960px)',
  marginInline: 'auto',
});
/** One above the other, in the same place. */
const layer = style({ gridArea: '1 / 1', minWidth: 0 });
/** Smaller than its place: its coarse pixels are softened. */
export const zoomKnown = style([layer, { filter: 'blur(4px)' }]);
export const zoomLarge = layer;
// It must be laid out, or the browser would not fetch it.
export const zoomComing = style({ opacity: 0 });
export const zoomPhoto = style({
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 'clamp(200px, 100dvh - 300px, 960px)',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
});
export const zoomCount = style({ textAlign: 'center', fontSize: vars.size[14], color: vars.colour.muted });
