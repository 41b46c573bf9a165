import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const plans = style({ display: 'grid', gap: '8px' });
/** Number and instalment in one line, what it costs below. */
export const plan = style({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '12px', flex: 1, minWidth: 0 });
export const months = style({ fontWeight: vars.weight.strong });
export const monthly = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const terms = style({ gridColumn: '1 / -1', color: vars.colour.muted, fontWeight: vars.weight.normal });
export const example = style({ marginTop: '12px', fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
/** As high as five plans with their example, so that nothing jumps when they come. */
export const room = style({ minHeight: '120px' });
