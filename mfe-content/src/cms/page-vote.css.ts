import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import { screenOnly } from '../pages/page.css.ts';

export const form = style([
  screenOnly,
  {
    position: 'relative',
    display: 'grid',
    gap: '12px',
    marginTop: '40px',
    paddingTop: '24px',
    borderTop: `1px solid ${vars.colour.line}`,
  },
]);

export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });

export const answers = style({ display: 'flex', gap: '12px' });

export const more = style({ display: 'grid', gap: '8px' });

export const summary = style({
  width: 'fit-content',
  padding: '8px 0',
  color: vars.colour.accentText,
  fontSize: vars.size[15],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const done = style({
  marginTop: '40px',
  padding: '16px 20px',
  borderRadius: vars.radius.card,
  background: vars.colour.successTint,
  color: vars.colour.success,
  fontWeight: vars.weight.strong,
});
