import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginBottom: '12px',
});
export const sort = style({ marginLeft: 'auto' });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '36px',
  padding: '7px 14px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.full,
  background: vars.colour.card,
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  cursor: 'pointer',
  ':hover': { borderColor: vars.colour.accentText, color: vars.colour.accentText },
  ':focus-visible': { borderRadius: vars.radius.full },
  // 44 px for a thumb.
  '::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.colour.accentText, background: vars.colour.accentTint, color: vars.colour.accentText },
  },
});
export const waiting = style({ opacity: 0.6 });
export const skeletons = style({ display: 'grid', gap: '16px' });
export const skeleton = style({ height: '96px' });

export const vote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: '6px',
  marginLeft: '-12px',
});
export const voted = style({ color: vars.colour.success });
export const voteProblem = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.error });
