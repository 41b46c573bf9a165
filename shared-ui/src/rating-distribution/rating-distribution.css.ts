import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({ display: 'grid', gap: '4px', maxWidth: '360px' });
export const row = style({
  display: 'grid',
  minHeight: '24px',
  gridTemplateColumns: '28px minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: '10px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontVariantNumeric: 'tabular-nums',
});
export const vote = style({ display: 'flex', alignItems: 'center', gap: '4px', fontWeight: vars.weight.strong });
export const star = style({ color: vars.colour.star, fill: 'currentColor' });
export const count = style({ textAlign: 'right', color: vars.colour.muted });
/** The same row as a button: nothing moves when it becomes one. */
export const pick = style([
  row,
  {
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    borderRadius: vars.radius.control,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { background: vars.colour.page },
    selectors: { '&[aria-pressed="true"]': { background: vars.colour.accentTint, boxShadow: `inset 0 0 0 1px ${vars.colour.accentText}` } },
  },
]);
