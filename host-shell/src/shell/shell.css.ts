import { globalStyle, style } from '@vanilla-extract/css';

/** The footer of a short page is at the lower edge of the screen. */
export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const main = style({ flex: '1 0 auto', minWidth: 0 });

/** J-315: on paper the page stands without its frame and without what floats over it. */
globalStyle(`${shell} > :not(main)`, { '@media': { print: { display: 'none' } } });
