import { style } from '@vanilla-extract/css';

export const picture = style({ gridArea: 'picture' });
export const stepper = style({ width: '132px', height: '44px' });
export const price = style({ width: '96px' });
