import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const baseButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  padding: `0 ${vars.space[20]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  fontSize: vars.size[15],
  selectors: { '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'default' } },
});

export const button = styleVariants({
  main: [baseButton, { background: vars.colour.accent, color: vars.colour.onAccent }],
  plain: [baseButton, { background: vars.colour.card, borderColor: vars.colour.control, color: vars.colour.ink }],
  danger: [baseButton, { background: vars.colour.card, borderColor: vars.colour.error, color: vars.colour.error }],
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const head = style([row, { justifyContent: 'space-between', marginBlockEnd: vars.space[16] }]);
export const turn = style([row, { marginBlockStart: vars.space[16] }]);
export const before = style({ marginBlockEnd: vars.space[16] });
export const title = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const muted = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const cards = style({ display: 'grid', gap: vars.space[16] });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[20],
  background: vars.colour.card,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
});
export const cardTitle = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const facts = style({ display: 'grid', gap: vars.space[8] });
export const link = style({ color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });
export const badge = style({
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.small,
  background: vars.colour.successTint,
  color: vars.colour.success,
  fontSize: vars.size[13],
  fontWeight: vars.weight.strong,
});

export const field = style({ display: 'grid', gap: vars.space[6] });
export const label = style({ fontWeight: vars.weight.strong, fontSize: vars.size[15] });
export const input = style({
  width: '100%',
  minHeight: '48px',
  padding: `${vars.space[12]} ${vars.space[12]}`,
  background: vars.colour.card,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.colour.error } },
});
export const area = style([input, { minHeight: '104px', resize: 'vertical', lineHeight: vars.leading[24] }]);
export const error = style({ color: vars.colour.error, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const form = style({ display: 'grid', gap: vars.space[12], maxWidth: '640px' });

export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
export const photo = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start', maxWidth: '100%' });
export const frame = style({
  padding: 0,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.picture,
  overflow: 'hidden',
  maxWidth: '100%',
});
export const smallPhoto = style({ display: 'block', width: '144px', height: '144px', objectFit: 'contain' });
export const largePhoto = style({ width: 'auto', maxWidth: '100%' });
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minHeight: '44px', fontSize: vars.size[14] });
export const tick = style({ width: '20px', height: '20px', accentColor: vars.colour.accent });

export const tableBox = style({
  overflowX: 'auto',
  background: vars.colour.card,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size[15] });
export const caption = style({ padding: vars.space[16], textAlign: 'start', color: vars.colour.muted, fontSize: vars.size[14] });
export const cell = style({
  padding: `${vars.space[12]} ${vars.space[16]}`,
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.colour.line}`,
});
/** Two short words stay in one line; a longer state has several. */
export const state = style([cell, { minWidth: '7.5rem' }]);
/** A moment, which stays in one line. */
export const steady = style([cell, { whiteSpace: 'nowrap' }]);
export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
export const token = style({
  display: 'block',
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/** A button as high as the field beside it. */
export const besideField = style([button.main, { minHeight: '48px' }]);
/** Fields of a search beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'end',
  '@media': {
    '(min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) auto' },
  },
});
