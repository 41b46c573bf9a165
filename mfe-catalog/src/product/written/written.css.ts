import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const about = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const sent = style({ display: 'grid', justifyItems: 'center', gap: '12px', padding: '24px 0', textAlign: 'center' });
export const sentIcon = style({ color: vars.colour.success });
export const sentTitle = style({ fontSize: vars.size[22], lineHeight: vars.leading[28], outline: 'none' });
export const sentText = style({ maxWidth: '46ch', marginBottom: '8px', overflowWrap: 'anywhere' });
