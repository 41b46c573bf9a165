import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import { area, card } from '../parts/parts.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' });
export const form = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' });

/** Source and preview side by side where there is room. */
export const sides = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** Parts of a form one below the other, with a line between them. */
export const part = style([
  stack,
  { selectors: { '& + &': { paddingBlockStart: vars.space[20], borderBlockStart: `1px solid ${vars.colour.line}` } } },
]);
/** A part that is moved. */
export const tile = style([part, { background: vars.colour.card }]);
/** Two short fields in a row; one of them may have a hint. */
export const pair = style([sides, { alignItems: 'end' }]);
export const source = style([area, { minHeight: '320px', fontFamily: 'ui-monospace, monospace', fontSize: vars.size[14] }]);

/** A text of editors, as readers get it. */
export const written = style({});

export const preview = style([
  written,
  {
    minHeight: '320px',
    maxHeight: '640px',
    overflowY: 'auto',
    padding: vars.space[16],
    border: `1px solid ${vars.colour.line}`,
    borderRadius: vars.radius.control,
    background: vars.colour.page,
    overflowWrap: 'anywhere',
  },
]);
globalStyle(`${written} :is(p, ul, ol, table)`, { marginBlock: vars.space[12] });
globalStyle(`${written} :is(h1, h2, h3, h4)`, { marginBlockStart: vars.space[16], fontWeight: vars.weight.strong });
globalStyle(`${written} h2`, { fontSize: vars.size[18] });
globalStyle(`${written} :is(ul, ol)`, { paddingInlineStart: vars.space[24] });
globalStyle(`${written} ul`, { listStyle: 'disc' });
globalStyle(`${written} ol`, { listStyle: 'decimal' });
globalStyle(`${written} a`, { color: vars.colour.accentText, textDecoration: 'underline' });
globalStyle(`${written} :is(td, th)`, { padding: vars.space[8], border: `1px solid ${vars.colour.line}`, textAlign: 'start' });

export const previewTitle = style({ fontWeight: vars.weight.strong, fontSize: vars.size[15], marginBlockEnd: vars.space[6] });
export const conflict = style([card, { borderColor: vars.colour.error }]);
export const schedule = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[12] });
export const tileHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
