import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const view = style({
  display: 'grid',
  // Never wider than the window, whatever is in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 'min(70vh, 640px)',
  maxWidth: vars.layout.width,
  margin: '0 auto',
  padding: `${vars.space[40]} ${vars.layout.gutter}`,
  textAlign: 'center',
});

export const art = style({ width: 'min(320px, 85%)', marginBottom: vars.space[32] });
globalStyle(`${art} > svg`, { width: '100%', height: 'auto' });

export const title = style({ maxWidth: '20em' });

export const text = style({
  maxWidth: '32em',
  marginTop: vars.space[12],
  color: vars.colour.muted,
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  textWrap: 'pretty',
  '@media': { [media.tabletUp]: { fontSize: vars.size[18], lineHeight: vars.leading[28] } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginTop: vars.space[32],
  '@media': { [media.mobile]: { alignSelf: 'stretch', width: '100%', flexDirection: 'column' } },
});

// Drawings: no colour of their own, so that every store and scheme has them in its theme.
export const drawing = style({ fill: 'none', strokeWidth: '3', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const ground = style({ fill: vars.colour.accentTint });
export const body = style({ fill: vars.colour.card, stroke: vars.colour.ink });
export const line = style({ stroke: vars.colour.ink });
export const quiet = style({ stroke: vars.colour.control });
export const accent = style({ fill: vars.colour.accent, stroke: vars.colour.accent });
export const accentLine = style({ stroke: vars.colour.accentText });
export const promo = style({ fill: vars.colour.promo, stroke: vars.colour.promo });
export const onPromo = style({ stroke: vars.colour.onPromo });
