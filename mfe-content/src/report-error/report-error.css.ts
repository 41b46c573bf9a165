import { style } from '@vanilla-extract/css';

export const otherWays = style({ marginTop: '16px' });
