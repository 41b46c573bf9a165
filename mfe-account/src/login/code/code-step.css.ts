import { style } from '@vanilla-extract/css';

/** The words of the button stand below those of the form. */
export const other = style({ marginTop: '12px', marginInlineStart: '-14px' });
