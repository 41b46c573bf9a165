import { style } from '@vanilla-extract/css';

/** The button stands beside the field's control, whatever is said below it. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'start' });
export const use = style({ marginTop: '26px', minHeight: '48px' });
