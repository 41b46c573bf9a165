import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const opener = style({ alignSelf: 'flex-start', marginInlineStart: '-12px' });
export const room = style({ height: '74px' });
export const used = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px 4px 8px 16px',
  borderRadius: vars.radius.control,
  background: vars.colour.successTint,
  color: vars.colour.success,
});
export const text = style({ flex: 1, minWidth: 0 });
export const code = style({ display: 'block', fontWeight: vars.weight.strong });
export const left = style({ display: 'block', fontSize: vars.size[13], lineHeight: vars.leading[20] });
export const covered = style({ padding: '16px', borderRadius: vars.radius.card, background: vars.colour.card });

/** Its own block: the margin of an empty refusal, which is meant for the gap of a form, ends here. */
export const refusal = style({ display: 'flow-root' });
