import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const place = style({
  gridArea: 'picture',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  justifyItems: 'center',
});
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  cursor: 'zoom-in',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-enlarged]': { cursor: 'grab' } },
});
export const moved = style({ display: 'grid', justifyItems: 'center', width: '100%', pointerEvents: 'none' });
export const buttons = style({ display: 'flex', alignItems: 'center', gap: '4px', fontSize: vars.size[14], color: vars.colour.muted });
export const scale = style({ minWidth: '5ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
