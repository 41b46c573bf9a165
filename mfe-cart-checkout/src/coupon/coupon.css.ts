import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const opener = style({ justifySelf: 'start', marginInlineStart: '-12px' });
export const room = style({ height: '74px' });
/** The button stands beside the field's control, whatever is said below it. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'start' });
export const field = style({ gridColumn: 1 });
export const use = style({ marginTop: '26px', minHeight: '48px' });

export const used = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '4px 4px 4px 12px',
  borderRadius: vars.radius.control,
  background: vars.colour.successTint,
  color: vars.colour.success,
});
export const code = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontSize: vars.size[13], lineHeight: vars.leading[20], fontWeight: vars.weight.normal });
export const error = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.error });
