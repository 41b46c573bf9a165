import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '8px',
});
/** About as high as the first questions. */
export const held = style({ minHeight: '360px' });
export const search = style({ maxWidth: '420px', marginTop: '12px' });
export const found = style({
  marginTop: '8px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  selectors: { '&:empty': { marginTop: 0 } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '40px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const item = style({ padding: '16px 0', borderBottom: `1px solid ${vars.colour.line}` });
export const question = style({
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '76ch',
});
export const asker = style({
  marginTop: '2px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
  overflowWrap: 'anywhere',
});
export const answer = style({
  marginTop: '10px',
  padding: '10px 16px',
  borderLeft: `3px solid ${vars.colour.accentText}`,
  borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
  background: vars.colour.page,
});
export const answerer = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});
export const answerText = style({
  marginTop: '4px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const more = style({ marginTop: '16px' });
