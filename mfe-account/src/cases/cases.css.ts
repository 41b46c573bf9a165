import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const panel = style({ display: 'grid', gap: '16px' });
export const form = style({ maxWidth: '480px' });
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const found = style({ display: 'grid', gap: '8px', paddingTop: '16px', borderTop: `1px solid ${vars.colour.line}` });
// What has happened stands apart from what it is about.
globalStyle(`${found} > ol`, { marginTop: '12px' });
export const foundNumber = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const muted = style({ color: vars.colour.muted });

/** A case that has just been submitted. */
export const done = style({ display: 'grid', justifyItems: 'start', gap: '12px' });
export const doneNumber = style({
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });

export const news = style({ color: vars.colour.success, fontWeight: vars.weight.medium });
/** What is read or done beside the timeline. */
export const part = style({
  display: 'grid',
  gap: '12px',
  maxWidth: '560px',
  marginTop: '8px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
});
export const partTitle = style({ fontSize: vars.size[16], lineHeight: vars.leading[24] });
