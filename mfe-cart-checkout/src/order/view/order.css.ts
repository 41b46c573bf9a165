import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minHeight: 'calc(100svh - 66px)',
  paddingBlock: '16px 40px',
  '@media': { [media.desktop]: { minHeight: 'calc(100svh - 156px)', paddingBlock: '24px 64px' } },
});
/** A column that reads well: nothing here needs the whole width. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  width: '100%',
  maxWidth: '800px',
  marginInline: 'auto',
});

export const thanks = style({ display: 'grid', gap: '8px' });
/** What went well, at first sight. */
export const done = style({ color: vars.colour.success });
export const title = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const lead = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const heading = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], margin: '0 0 8px' });
export const muted = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });

const chip = style({
  justifySelf: 'start',
  padding: '4px 12px',
  borderRadius: vars.radius.full,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});
export const good = style([chip, { background: vars.colour.successTint, color: vars.colour.success }]);
export const open = style([chip, { background: vars.colour.warningTint, color: vars.colour.warning }]);
export const bad = style([chip, { background: vars.colour.errorTint, color: vars.colour.error }]);

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '16px' });
/** Below the steps. */
export const note = style([muted, { marginTop: '12px' }]);
export const steps = style({ display: 'grid', gap: '6px', paddingInlineStart: '20px', listStyle: 'decimal' });

export const details = style({ display: 'grid', gap: '8px' });
export const nextHeading = style([heading, { marginTop: '16px' }]);
export const items = style({ display: 'grid', gap: '16px', padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const picture = style({ width: '56px', borderRadius: vars.radius.small, overflow: 'hidden' });
export const price = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const addOns = style({ gridColumn: '2 / -1' });
export const sums = style({
  display: 'grid',
  gap: '8px',
  marginTop: '8px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' });
export const total = style([sum, { fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.bold }]);

export const bank = style({ display: 'grid', gap: '4px', marginTop: '12px' });
export const bankRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '12px',
  paddingBlock: '6px',
  borderTop: `1px solid ${vars.colour.line}`,
});
export const bankText = style({ gridColumn: 1, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: '16px' });
export const group = style({ border: 0, margin: 0, padding: 0 });
export const problem = style({
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.errorTint,
  color: vars.colour.error,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
});
export const grey = style({ display: 'grid', gap: '12px', minHeight: '240px', alignContent: 'start' });
