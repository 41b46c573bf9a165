import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

// Shown only after 150 ms: what comes sooner should not flash.
const appear = keyframes({ to: { opacity: 1 } });
const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.colour.skeleton,
  opacity: 0,
  animation: `${appear} 1ms linear 150ms forwards, ${pulse} 1.6s ease-in-out 400ms infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${appear} 1ms linear 150ms forwards !important` },
  },
});

export const shape = styleVariants({
  line: { height: '1em', marginBlock: '0.25em', width: '100%' },
  short: { height: '1em', marginBlock: '0.25em', width: '55%' },
  title: { height: '36px', width: 'min(420px, 80%)', marginBlock: '4px' },
  button: { height: '48px', borderRadius: vars.radius.control },
  chip: { height: '36px', width: '120px', borderRadius: vars.radius.full },
  square: { aspectRatio: '1', width: '100%', borderRadius: vars.radius.card },
  tile: { minHeight: '440px', borderRadius: vars.radius.card, '@media': { [media.tabletUp]: { minHeight: '568px' } } },
  row: { height: '112px', borderRadius: vars.radius.card },
  banner: { aspectRatio: '3 / 1', width: '100%', borderRadius: vars.radius.card },
});

export const region = style({ display: 'contents' });
