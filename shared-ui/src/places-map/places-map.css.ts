import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const frame = style({ position: 'relative', width: '100%', height: '100%', minHeight: '280px' });

// The stacking of the library's layers stays inside.
export const map = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'grab',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  userSelect: 'none',
  ':focus-visible': { outline: `2px solid ${vars.colour.accentText}`, outlineOffset: '2px' },
});

// What the library needs of its own stylesheet, which brings pictures and fonts that this map does without.
globalStyle(`${map} .leaflet-pane, ${map} .leaflet-marker-icon, ${map} .leaflet-pane > svg`, { position: 'absolute', left: 0, top: 0 });
globalStyle(`${map} .leaflet-map-pane`, { zIndex: 400 });
globalStyle(`${map} .leaflet-overlay-pane`, { zIndex: 400 });
globalStyle(`${map} .leaflet-marker-pane`, { zIndex: 600 });
globalStyle(`${map} .leaflet-pane > svg`, { maxWidth: 'none', maxHeight: 'none', pointerEvents: 'none' });
globalStyle(`${map} .leaflet-zoom-animated`, { transformOrigin: '0 0' });
globalStyle(`${map} svg.leaflet-zoom-animated`, { willChange: 'transform' });
globalStyle(`${map} .leaflet-zoom-anim .leaflet-zoom-animated`, { transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)' });
globalStyle(`${map} .leaflet-pan-anim`, { transition: 'none' });
globalStyle(`${map}.leaflet-dragging, ${map}.leaflet-dragging button`, { cursor: 'grabbing' });

export const country = style({ fill: vars.colour.card, fillOpacity: 1, stroke: vars.colour.control, strokeWidth: 1.5, strokeOpacity: 1 });
export const border = style({ fill: 'none', stroke: vars.colour.line, strokeWidth: 1, strokeOpacity: 1 });

export const town = style({
  position: 'absolute',
  // Below the mark that often stands there.
  transform: 'translate(-50%, 20px)',
  color: vars.colour.muted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const anchor = style({ display: 'grid' });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: `3px solid ${vars.colour.accentText}`, outlineOffset: '1px' },
});

export const group = style([
  mark,
  {
    border: `3px solid ${vars.colour.accentLine}`,
    background: vars.colour.accent,
    color: vars.colour.onAccent,
    fontSize: vars.size[14],
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
]);

export const place = style([mark]);
globalStyle(`${place} svg`, {
  width: '32px',
  height: '32px',
  fill: vars.colour.card,
  stroke: vars.colour.accentText,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
});
globalStyle(`${place}[aria-pressed="true"] svg`, { width: '40px', height: '40px', fill: vars.colour.accent, stroke: vars.colour.onAccent });

export const controls = style({
  position: 'absolute',
  top: '8px',
  right: '8px',
  display: 'grid',
  borderRadius: vars.radius.control,
  background: vars.colour.raised,
  boxShadow: vars.shadow.float,
});
