import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const title = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const list = style({ display: 'grid' });
export const card = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '8px 12px',
  padding: '16px 0',
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const picture = style({
  width: '72px',
  minHeight: '72px',
  borderRadius: vars.radius.small,
  background: vars.colour.picture,
});
export const textBlock = style({ display: 'grid', alignContent: 'start', gap: '4px', minWidth: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', ':hover': { color: vars.colour.accentText } });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const muted = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const body = style({ gridColumn: '1 / -1', display: 'grid', gap: '8px', minWidth: 0 });
export const rated = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', overflowWrap: 'anywhere' });
export const text = style({ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const reason = style({ maxWidth: '68ch', color: vars.colour.error, overflowWrap: 'anywhere' });
export const answer = style({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: '12px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.page,
});
export const answerBy = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });
