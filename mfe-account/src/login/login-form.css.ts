import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const forgotten = style({ marginTop: '-8px', fontSize: vars.size[14], lineHeight: vars.leading[24] });
export const passkey = style({ display: 'grid', gap: '12px', marginTop: '16px' });
const line = { content: '""', flex: 1, borderTop: `1px solid ${vars.colour.line}` } as const;
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  '::before': line,
  '::after': line,
});
/** Disabled until hydration, without looking so. */
export const passkeyButton = style({ selectors: { '&:disabled': { opacity: 1 } } });
export const refusal = style({
  color: vars.colour.error,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { '&:empty': { display: 'none' } },
});
