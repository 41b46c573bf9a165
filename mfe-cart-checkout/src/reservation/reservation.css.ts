import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  maxWidth: '848px',
  minHeight: 'calc(100svh - 66px)',
  paddingBlock: '16px 32px',
  '@media': { [media.desktop]: { gap: '20px', paddingBlock: '32px 64px' } },
});
export const lead = style({ fontSize: vars.size[16], lineHeight: vars.leading[24], color: vars.colour.muted });
export const text = style({ marginBottom: '16px', fontSize: vars.size[16], lineHeight: vars.leading[24] });
export const heading = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const search = style({ marginBottom: '12px' });
export const count = style({ marginBottom: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const fields = style({
  display: 'grid',
  gap: '16px',
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { padding: '24px' } },
});
export const next = style({ '@media': { [media.tabletUp]: { alignSelf: 'start' } } });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  marginTop: '16px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
});
export const check = style({ marginBottom: '8px', color: vars.colour.success });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  marginBlock: '0 16px',
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
});
export const term = style({
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
