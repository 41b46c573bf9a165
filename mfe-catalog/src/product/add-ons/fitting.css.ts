import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const grey = style({ display: 'grid', gap: '12px' });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });
export const kind = style({ display: 'block', fontWeight: vars.weight.strong });
export const legend = style({
  marginBottom: '8px',
  padding: 0,
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
});
export const steps = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });
/** A picture with words beside it. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const note = style({ display: 'block', color: vars.colour.muted });
export const hint = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const problem = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  selectors: { '&:not(:empty)': { marginTop: '8px' } },
});

export const picture = style({ width: '72px', height: '72px', borderRadius: vars.radius.control, background: vars.colour.page });
export const line = style({ fill: 'none', stroke: vars.colour.muted, strokeWidth: 2 });
export const body = style({ fill: vars.colour.muted });
export const screen = style({ fill: vars.colour.card });
export const mark = style({
  fill: 'none',
  stroke: vars.colour.accentText,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const cut = style({ fill: vars.colour.accentTint, stroke: vars.colour.accentText, strokeWidth: 2, strokeDasharray: '4 4' });
export const foil = style({ fill: vars.colour.accentTint });
export const dark = style({ fill: vars.colour.muted, fillOpacity: 0.6 });
