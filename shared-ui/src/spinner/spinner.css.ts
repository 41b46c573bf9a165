import { keyframes, style } from '@vanilla-extract/css';
import { media } from 'shared-contracts/theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '0.16em solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    // Still shows that something goes on, without turning.
    [media.reducedMotion]: {
      animation: `${pulse} 1.6s ease-in-out infinite !important`,
      animationDuration: '1.6s !important',
      animationIterationCount: 'infinite !important',
      borderRightColor: 'currentColor',
    },
  },
});
