import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingBottom: '40px',
  '@media': { [media.tabletUp]: { paddingBottom: '64px' } },
});
export const heading = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const lead = style({ marginTop: '4px', color: vars.colour.muted });
export const title = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const note = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const summary = style({ display: 'grid', gap: '20px' });
export const rating = style({ display: 'grid', gap: '12px' });
export const mean = style({ display: 'flex', alignItems: 'center', gap: '12px' });
export const meanNumber = style({ fontSize: vars.size[36], lineHeight: vars.leading[44], fontWeight: vars.weight.bold });
export const meanOf = style({ display: 'grid', fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const origin = style({
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const originTitle = style({ marginBottom: '4px', fontSize: vars.size[16], lineHeight: vars.leading[24] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  padding: '16px 0',
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', fontSize: vars.size[14] });
export const author = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', minWidth: 0 });
export const date = style({ color: vars.colour.muted });
export const stars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});
export const text = style({ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
