import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const place = style({ display: 'grid', justifyItems: 'start', gap: '12px', minWidth: 0 });
export const chosen = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
  selectors: { '&:empty': { display: 'none' } },
});
export const picker = style({ display: 'grid', gap: '16px', justifySelf: 'stretch', minWidth: 0 });
