import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import * as bank from '../payment/bank-choice.css.ts';

export const carriers = style([bank.banks, { marginBottom: '12px' }]);
export const legend = bank.legend;
export const list = style({ display: 'grid', gap: '8px' });
/** Name and price in one line, the days below. */
export const carrier = style([bank.bank, { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '0 10px' }]);
export const radio = style([bank.radio, { gridRow: '1 / 3' }]);
export const title = style({ fontWeight: vars.weight.strong });
export const price = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const offer = style({ gridColumn: '2 / -1', color: vars.colour.muted, fontWeight: vars.weight.normal });
