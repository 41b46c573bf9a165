import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const onlyBelowDesktop = { '@media': { [media.desktop]: { display: 'none' } } };

export const summary = style({
  padding: 0,
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', top: '24px', padding: '24px' } },
});

export const title = style({
  display: 'none',
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  '@media': { [media.desktop]: { display: 'block', marginBottom: '16px' } },
});

export const toggle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  width: '100%',
  minHeight: '56px',
  padding: '8px 16px',
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ...onlyBelowDesktop,
});
export const toggleText = style({ display: 'flex', alignItems: 'center', gap: '6px', fontWeight: vars.weight.strong });
export const toggleSum = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const arrow = style({ transition: `transform ${vars.motion.fast}` });
export const arrowUp = style([arrow, { transform: 'rotate(180deg)' }]);

export const body = style({ padding: '0 16px 16px', '@media': { [media.desktop]: { padding: 0 } } });
export const folded = style([body, { display: 'none', '@media': { [media.desktop]: { display: 'block' } } }]);

export const items = style({ display: 'grid', gap: '16px', listStyle: 'none', padding: 0 });
export const item = style({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: '12px', alignItems: 'center' });
export const picture = style({ width: '56px', borderRadius: vars.radius.small, overflow: 'hidden' });
export const textBlock = style({ gridColumn: 2, fontSize: vars.size[14], lineHeight: vars.leading[20], overflowWrap: 'anywhere' });
export const pieces = style({ color: vars.colour.muted });
export const price = style({
  gridColumn: 3,
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const addOns = style({ gridColumn: '2 / -1' });

export const sums = style({
  display: 'grid',
  gap: '10px',
  marginTop: '16px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.colour.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const label = style({ color: vars.colour.muted });
export const saving = style({ color: vars.colour.success, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
export const total = style([
  sum,
  {
    marginTop: '6px',
    paddingTop: '16px',
    borderTop: `1px solid ${vars.colour.line}`,
    fontSize: vars.size[22],
    lineHeight: vars.leading[28],
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
]);
export const note = style({ marginTop: '12px', fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });

export const problem = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
});
