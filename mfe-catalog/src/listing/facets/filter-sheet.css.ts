import { style } from '@vanilla-extract/css';

export const footer = style({ display: 'flex', gap: '8px', width: '100%' });
