import { style } from '@vanilla-extract/css';

export const axes = style({ display: 'grid', gap: '14px', marginTop: '16px' });
