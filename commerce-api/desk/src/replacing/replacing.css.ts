import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import { card as plainCard } from '../parts/parts.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' });
export const card = style([plainCard, { margin: 0, minWidth: 0 }]);
export const context = style({ overflowWrap: 'anywhere', minWidth: 0, lineHeight: vars.leading[20], whiteSpace: 'pre-wrap' });
export const found = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  background: vars.colour.warningTint,
  color: vars.colour.ink,
  fontWeight: vars.weight.strong,
});
export const left = style({ paddingInlineStart: vars.space[20], listStyle: 'disc' });
export const bar = style([
  plainCard,
  {
    alignItems: 'end',
    '@media': { '(min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', position: 'sticky', bottom: 0 } },
  },
]);
