import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** The drawer's body scrolls with 20 px around; the foot sticks to its lower edge. */
export const drawer = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

/** A line that is on its way into the cart, below those that are there. */
export const coming = style({ margin: '16px 0', paddingTop: '16px', borderTop: `1px solid ${vars.colour.line}` });

export const foot = style({
  position: 'sticky',
  bottom: '-20px',
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: '12px',
  margin: 'auto -20px -20px',
  padding: '16px 20px calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.colour.line}`,
  background: vars.colour.raised,
});

export const plus = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontVariantNumeric: 'tabular-nums',
});

export const plusAmount = style({ color: vars.colour.success, fontWeight: vars.weight.strong });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const promise = style({ minHeight: '42px' });
