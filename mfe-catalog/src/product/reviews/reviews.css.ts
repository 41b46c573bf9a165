import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: '40px' } },
});
export const summary = style({ display: 'grid', gap: '12px' });
export const write = style({ justifySelf: 'start' });
export const browser = style({ minWidth: 0 });
/** About as high as the filters that come, so that the first review stays where it is. */
export const filtersPlace = style({ height: '104px', '@media': { [media.tabletUp]: { height: '56px' } } });
export const mean = style({ display: 'flex', alignItems: 'center', gap: '12px' });
export const meanNumber = style({ fontSize: vars.size[36], lineHeight: vars.leading[44], fontWeight: vars.weight.bold });
export const verified = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const confirmedCount = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  color: vars.colour.success,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const review = style({
  padding: '16px 0',
  borderBottom: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', fontSize: vars.size[14] });
export const author = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', minWidth: 0 });
export const date = style({ color: vars.colour.muted });
export const confirmed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: vars.colour.success,
  fontWeight: vars.weight.medium,
});
export const title = style({
  marginTop: '6px',
  maxWidth: '76ch',
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  overflowWrap: 'anywhere',
});
export const text = style({ marginTop: '6px', maxWidth: '76ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const whole = style({ marginLeft: '-12px' });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '10px' });
export const photo = style({
  display: 'block',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  cursor: 'zoom-in',
});
export const photoImage = style({ display: 'block', width: '96px', height: '96px', objectFit: 'cover', background: vars.colour.skeleton });
export const answer = style({
  marginTop: '10px',
  padding: '10px 16px',
  borderLeft: `3px solid ${vars.colour.accentText}`,
  borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
  background: vars.colour.page,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const helpful = style({ marginTop: '6px', fontSize: vars.size[13], color: vars.colour.muted });
export const shown = style({
  marginTop: '16px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  fontSize: vars.size[14],
  color: vars.colour.muted,
});
