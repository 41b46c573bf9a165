import { style } from '@vanilla-extract/css';

/** Says whose part it is and changes nothing about its place. */
export const part = style({ display: 'contents' });

/** The message of a part that failed over the room that its skeleton takes: what stands below does not move. */
export const failed = style({ display: 'grid' });
export const room = style({ gridArea: '1 / 1', visibility: 'hidden', minWidth: 0 });
export const message = style({ gridArea: '1 / 1', minWidth: 0 });
