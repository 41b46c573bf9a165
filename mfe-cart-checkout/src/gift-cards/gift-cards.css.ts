import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minHeight: 'calc(100svh - 66px)',
  paddingBlock: '16px 32px',
  '@media': { [media.desktop]: { gap: '20px', paddingBlock: '32px 64px' } },
});
export const title = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const lead = style({ maxWidth: '72ch', fontSize: vars.size[16], lineHeight: vars.leading[24], color: vars.colour.muted });
export const columns = style({
  display: 'grid',
  gap: '16px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: '24px' } },
});
/** About as high as the form that comes into it. */
export const formPlace = style({ minHeight: '720px' });
export const heading = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const nextHeading = style([heading, { marginTop: '16px' }]);
export const facts = style({
  display: 'grid',
  gap: '10px',
  paddingInlineStart: '20px',
  listStyle: 'disc',
  marginBottom: '16px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const picture = style({ width: '72px', borderRadius: vars.radius.small, overflow: 'hidden' });
export const add = style({ '@media': { [media.tabletUp]: { alignSelf: 'start' } } });
export const narrow = style({ display: 'grid', gap: '16px', maxWidth: '640px' });
export const amount = style({ fontSize: vars.size[28], lineHeight: vars.leading[36], fontWeight: vars.weight.bold });
export const muted = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const movements = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const movement = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: '8px',
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
