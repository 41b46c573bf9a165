import { style } from '@vanilla-extract/css';

/** The footer of a short page is at the lower edge of the screen. */
export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const main = style({ flex: '1 0 auto', minWidth: 0 });
