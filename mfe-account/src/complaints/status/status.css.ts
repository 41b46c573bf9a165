import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const until = style({ marginBottom: '8px', color: vars.colour.muted });
export const message = style({
  marginTop: '6px',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const files = style({
  marginTop: '4px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  overflowWrap: 'anywhere',
});
export const news = style({ color: vars.colour.success, fontWeight: vars.weight.medium });
/** What the claimant reads or does beside the timeline. */
export const part = style({
  display: 'grid',
  gap: '12px',
  maxWidth: '560px',
  marginTop: '8px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
});
export const partTitle = style({ fontSize: vars.size[16], lineHeight: vars.leading[24] });
export const muted = style({ color: vars.colour.muted });
