import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const withEnd = style({ position: 'relative', display: 'flex' });
/** Wins over the padding of every control, whichever stylesheet comes last. */
export const roomForEnd = style({ selectors: { '&&': { paddingRight: '52px' } } });
export const end = style({
  position: 'absolute',
  right: '2px',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  color: vars.colour.muted,
});
