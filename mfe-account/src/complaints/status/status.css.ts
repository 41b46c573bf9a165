import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const panel = style({ display: 'grid', gap: '16px' });
export const form = style({ maxWidth: '480px' });
export const found = style({ display: 'grid', gap: '8px', paddingTop: '16px', borderTop: `1px solid ${vars.colour.line}` });
export const number = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const until = style({ marginBottom: '8px', color: vars.colour.muted });
export const message = style({
  marginTop: '6px',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
