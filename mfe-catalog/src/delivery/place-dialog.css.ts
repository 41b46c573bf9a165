import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
/** The longest address of a shop must not widen the dialog. */
export const shop = style({ minWidth: 0 });
globalStyle(`${shop} > select`, { width: '100%', minWidth: 0, textOverflow: 'ellipsis' });
