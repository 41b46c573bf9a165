import { style } from '@vanilla-extract/css';

/** Only there to be switched: its content stands in the page itself. */
export const shown = style({ display: 'contents' });
export const kept = style({ display: 'none' });
