import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px', marginBottom: '16px' });
export const price = style({ marginBottom: '8px', color: vars.colour.muted });
export const offers = style({ display: 'grid', gap: '8px' });
export const legend = style({ marginBottom: '8px', fontWeight: vars.weight.strong });
export const example = style({ marginTop: '16px', fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });

// As with skeletons: what comes sooner than in 150 ms should not flash.
const appear = keyframes({ to: { background: vars.colour.skeleton } });
export const counted = style({
  borderRadius: vars.radius.small,
  // Corners of each line.
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
  animation: `${appear} 1ms linear 150ms forwards`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 1ms linear 150ms forwards !important` } },
});
export const unknown = style({ visibility: 'hidden' });
