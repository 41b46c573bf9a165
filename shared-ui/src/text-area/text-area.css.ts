import { style } from '@vanilla-extract/css';

export const area = style({ resize: 'vertical', minHeight: '120px', maxHeight: '50vh', fieldSizing: 'content' });
