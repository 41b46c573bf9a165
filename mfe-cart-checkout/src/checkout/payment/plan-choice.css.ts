import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import * as bank from './bank-choice.css.ts';

export const plans = style({ display: 'grid', gap: '8px' });
/** Number and instalment in one line, what it costs below. */
export const plan = style([bank.bank, { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '0 10px' }]);
export const radio = style([bank.radio, { gridRow: '1 / 3' }]);
export const months = style({ fontWeight: vars.weight.strong });
export const monthly = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const terms = style({ gridColumn: '2 / -1', color: vars.colour.muted, fontWeight: vars.weight.normal });
export const example = style({ marginTop: '12px', fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
/** While the code of the plans is on its way. */
export const room = style({ minHeight: '120px' });
