import { style } from '@vanilla-extract/css';
import { media } from 'shared-contracts/theme';
import * as field from '../internal/field.css.ts';

export const choice = style({ minWidth: 0 });
export const legend = style([field.label, { marginBottom: '6px' }]);
export const grid = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Its place in the grid is all the room it needs: radio cards in a column keep a distance of their own. */
export const inGrid = style({ selectors: { '&&&': { marginTop: 0 } } });
export const error = style([field.error, { marginTop: '6px' }]);
