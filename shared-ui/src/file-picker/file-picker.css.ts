import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const picker = style({ display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0 });
export const label = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const hint = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
export const error = style({
  display: 'flex',
  gap: '6px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const lines = style({ display: 'grid', gap: '8px', width: '100%' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  paddingInlineStart: '14px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
});
export const name = style({ flex: 1, display: 'grid', gap: '4px', minWidth: 0, paddingBlock: '6px', overflowWrap: 'anywhere' });
/** As wide as 100%. */
export const percent = style({ minWidth: '5ch', textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: vars.colour.muted });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const photo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.page,
});
export const preview = style({
  gridArea: '1 / 1',
  width: '94px',
  height: '94px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const mark = style({ gridArea: '1 / 1', background: vars.colour.card, borderRadius: vars.radius.full });
export const remove = style({
  position: 'absolute',
  top: '-10px',
  right: '-10px',
  width: '32px',
  height: '32px',
  minWidth: 0,
  minHeight: 0,
  padding: 0,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.full,
  background: vars.colour.card,
  // 44 px for a thumb.
  '::after': { content: '""', position: 'absolute', inset: '-6px' },
});
