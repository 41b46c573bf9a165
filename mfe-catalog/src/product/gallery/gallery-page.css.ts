import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingBlock: '24px 48px' });
/** A page of its own without the shop's frame: in its middle. */
export const none = style({ display: 'grid', justifyItems: 'center', gap: '24px', paddingBlock: 'min(24vh, 200px)', textAlign: 'center' });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px', marginBottom: '12px' });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const picture = style({ borderRadius: vars.radius.control, overflow: 'hidden' });
