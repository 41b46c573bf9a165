import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none' });

// As weak as attributes of the drawing: what stands around it may choose another size, stroke or fill.
globalStyle(`:where(${icon})`, {
  width: '24px',
  height: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Edges other than that of the grid. */
export const size = {
  14: style({}),
  16: style({}),
  18: style({}),
  20: style({}),
  32: style({}),
  48: style({}),
} as const;

for (const [px, name] of Object.entries(size)) globalStyle(`:where(${name})`, { width: `${px}px`, height: `${px}px` });
