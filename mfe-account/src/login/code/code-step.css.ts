import { style } from '@vanilla-extract/css';

export const other = style({ marginTop: '12px' });
